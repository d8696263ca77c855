import { useSyncExternalStore } from 'react';
import { deleteStored, readStored, store } from '../../lib/storage.ts';
import { createSubscribers } from '../../lib/subscribers.ts';
import type { SoundName } from './sounds.ts';

const ON = 'on';

const changes = createSubscribers(['sound']);

/** Tells whether sounds are played in this browser: only if a member has turned them on. */
export function hasSound(): boolean {
  return readStored('sound') === ON;
}

/** Turns sounds on or off in this browser. */
export function turnSound(on: boolean): void {
  if (on) store('sound', ON);
  else deleteStored('sound');
  changes.notify();
}

/** Tells whether sounds are played in this browser. */
export function useSound(): boolean {
  return useSyncExternalStore(changes.subscribe, hasSound, () => false);
}

/**
 * Plays a sound where the member has turned sounds on; `sample` plays it anyway. The code that makes sounds is fetched
 * then. A browser that refuses stays silent, and nothing is reported.
 */
export function playSound(name: SoundName, { sample = false } = {}): void {
  if (!sample && !hasSound()) return;
  import('./sounds.ts').then(({ play }) => play(name)).catch(() => undefined);
}
