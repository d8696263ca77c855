import { useSyncExternalStore } from 'react';
import { hasUnstored, watchUnstored } from './storage.ts';
import type { StorageKey } from './storage-key.ts';

/** Tells whether this browser refuses to store anything under a prefix: that content is lost when the page is left. */
export function useUnstored(prefix: StorageKey | '' = ''): boolean {
  return useSyncExternalStore(
    watchUnstored,
    () => hasUnstored(prefix),
    () => false,
  );
}
