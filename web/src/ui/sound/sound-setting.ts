import { useSyncExternalStore } from 'react';
import { deleteStored, readStored, store } from '../../lib/storage.ts';
import { createSubscribers } from '../../lib/subscribers.ts';

const ON = 'on';

const changes = createSubscribers(['sound']);

/** Whether sounds are played in this browser: only if a member has turned them on. */
export function hasSound(): boolean {
  return readStored('sound') === ON;
}

/** Turns sounds on or off in this browser. */
export function turnSound(on: boolean): void {
  if (on) store('sound', ON);
  else deleteStored('sound');
  changes.notify();
}

/** Whether sounds are played in this browser. */
export function useSound(): boolean {
  return useSyncExternalStore(changes.subscribe, hasSound, () => false);
}
