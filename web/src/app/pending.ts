import { useSyncExternalStore } from 'react';

let pending = 0;
const watchers = new Set<() => void>();

function count(change: 1 | -1): void {
  pending += change;
  for (const watcher of watchers) watcher();
}

/** Counts `work` as something the reader waits for. */
export async function whilePending<Result>(work: Promise<Result>): Promise<Result> {
  count(1);
  try {
    return await work;
  } finally {
    count(-1);
  }
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** True while a page is on its way. */
export function usePending(): boolean {
  return useSyncExternalStore(
    watch,
    () => pending > 0,
    () => false,
  );
}
