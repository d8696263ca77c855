import { useSyncExternalStore } from 'react';
import { deleteStored, readStored, store } from './storage.ts';
import { createSubscribers } from './subscribers.ts';

/** `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';
export const THEMES: readonly Theme[] = ['light', 'dark', 'system'];

function readTheme(): Theme {
  const saved = readStored('theme');
  return saved === 'light' || saved === 'dark' ? saved : 'system';
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

const changes = createSubscribers(['theme'], () => apply(readTheme()));

/** Shows and remembers a theme. index.html applies it before the first paint of the next visit. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') deleteStored('theme');
  else store('theme', theme);
  apply(theme);
  changes.notify();
}

/** The chosen theme. */
export function useTheme(): Theme {
  return useSyncExternalStore(changes.subscribe, readTheme, () => 'system' as const);
}
