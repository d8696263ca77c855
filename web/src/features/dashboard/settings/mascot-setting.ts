import { useSyncExternalStore } from 'react';
import { deleteStored, readStored, store } from '../../../lib/storage.ts';
import { createSubscribers } from '../../../lib/subscribers.ts';

const HIDDEN = 'hidden';

function isShown(): boolean {
  return readStored('mascot') !== HIDDEN;
}

function apply(): void {
  if (isShown()) delete document.documentElement.dataset.mascot;
  else document.documentElement.dataset.mascot = HIDDEN;
}

const changes = createSubscribers(['mascot'], apply);

/** Shows or hides the mascot in this browser. index.html applies it before the first paint of the next visit. */
export function showMascot(shown: boolean): void {
  if (shown) deleteStored('mascot');
  else store('mascot', HIDDEN);
  apply();
  changes.notify();
}

/** Tells whether the mascot is shown in this browser. */
export function useMascotShown(): boolean {
  return useSyncExternalStore(changes.subscribe, isShown, () => true);
}
