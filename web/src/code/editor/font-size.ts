import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../lib/storage.ts';

/** In pixels; below 16 phones zoom into what is typed. */
const SIZES: readonly number[] = [13, 14, 16, 18, 21, 25, 30];
const USUAL = 16;

const watchers = new Set<() => void>();

function read(): number {
  const kept = Number(readStored('code_size'));
  return SIZES.includes(kept) ? kept : USUAL;
}

function onOtherTab(event: StorageEvent): void {
  if (event.key === 'code_size') for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) window.addEventListener('storage', onOtherTab);
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) window.removeEventListener('storage', onOtherTab);
  };
}

function choose(size: number): void {
  store('code_size', String(size));
  for (const watcher of watchers) watcher();
}

export interface FontSize {
  /** In pixels. */
  size: number;
  /** Null at the end of the scale. */
  smaller: (() => void) | null;
  larger: (() => void) | null;
}

/** The size of code in all rooms, kept in this browser. */
export function useFontSize(): FontSize {
  const size = useSyncExternalStore(watch, read, () => USUAL);
  const step = SIZES.indexOf(size);
  const to = (wanted: number | undefined) => (wanted === undefined ? null : () => choose(wanted));
  return { size, smaller: to(SIZES[step - 1]), larger: to(SIZES[step + 1]) };
}
