import { useSyncExternalStore } from 'react';
import { createSubscribers } from '../lib/subscribers.ts';

let pending = 0;
const changes = createSubscribers();

function count(change: 1 | -1): void {
  pending += change;
  changes.notify();
}

/** Counts `work` as something that the reader waits for. */
export async function whilePending<Result>(work: Promise<Result>): Promise<Result> {
  count(1);
  try {
    return await work;
  } finally {
    count(-1);
  }
}

/** Tells whether a page is being loaded. */
export function usePending(): boolean {
  return useSyncExternalStore(
    changes.subscribe,
    () => pending > 0,
    () => false,
  );
}
