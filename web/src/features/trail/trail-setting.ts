import { useSyncExternalStore } from 'react';
import { deleteStored, readStored, store } from '../../lib/storage.ts';
import { createSubscribers } from '../../lib/subscribers.ts';

const HIDDEN = 'hidden';
const changes = createSubscribers();

const isShown = (): boolean => readStored('trail') !== HIDDEN;

/** Shows or hides the member's trail in this browser. */
export function showTrail(shown: boolean): void {
  if (shown) deleteStored('trail');
  else store('trail', HIDDEN);
  changes.notify();
}

/** Tells whether the member wants to see the trail in this browser. */
export function useTrailShown(): boolean {
  return useSyncExternalStore(changes.subscribe, isShown, () => true);
}
