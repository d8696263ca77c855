import { createSubscribers } from '../subscribers.ts';

/**
 * The state of the XP of a pass in this visit: granted by the server; `unreachable` when the pass could not be sent for
 * want of a network; `waiting` when the server asks for it later.
 */
export type XpGain = { state: 'granted'; xp: number } | { state: 'unreachable' | 'waiting' };

/** XP that the server has granted. `prompt`: right after the action that has earned it. */
export interface Grant {
  person: string;
  xp: number;
  prompt: boolean;
}

const gains = new Map<string, XpGain>();
const changes = createSubscribers();
const grantListeners = new Set<(grant: Grant) => void>();

/** The key of a gain: a person, a lesson and an exercise. */
export interface GainKey {
  person: string;
  lesson: string;
  exercise: string;
}

const nameOf = ({ person, lesson, exercise }: GainKey) => `${person}/${lesson}/${exercise}`;

/** Records the gain of a pass; null when it gives nothing. */
export function recordGain(key: GainKey, gain: XpGain | null): void {
  const name = nameOf(key);
  if (gain) gains.set(name, gain);
  else if (!gains.delete(name)) return;
  changes.notify();
}

/** Returns the gain of the latest pass of an exercise in this visit. */
export function gainOf(key: GainKey): XpGain | null {
  return gains.get(nameOf(key)) ?? null;
}

/** Calls back at every change of a gain. Returns the function that stops this. */
export const watchGains = changes.subscribe;

/** Announces XP that the server has granted, by a pass or by a completion. */
export function announceGrant(grant: Grant): void {
  if (grant.xp > 0) for (const listener of grantListeners) listener(grant);
}

/** Calls back with every grant. Returns the function that stops this. */
export function watchGrants(listener: (grant: Grant) => void): () => void {
  grantListeners.add(listener);
  return () => {
    grantListeners.delete(listener);
  };
}
