import { useSyncExternalStore } from 'react';
import { forget, readStored, store } from './storage.ts';

/** `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';
export const THEMES: readonly Theme[] = ['light', 'dark', 'system'];

const watchers = new Set<() => void>();

function readTheme(): Theme {
  const saved = readStored('theme');
  return saved === 'light' || saved === 'dark' ? saved : 'system';
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function onOtherTab(event: StorageEvent): void {
  if (event.key !== 'theme') return;
  apply(readTheme());
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) window.addEventListener('storage', onOtherTab);
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) window.removeEventListener('storage', onOtherTab);
  };
}

/** Shows and remembers a theme. index.html applies it before the first paint of the next visit. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') forget('theme');
  else store('theme', theme);
  apply(theme);
  for (const watcher of watchers) watcher();
}

/** The chosen theme. */
export function useTheme(): Theme {
  return useSyncExternalStore(watch, readTheme, () => 'system' as const);
}
