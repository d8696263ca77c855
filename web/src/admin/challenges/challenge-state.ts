import type { AdminChallenge } from '@codivia/contract/api/admin-challenges';
import type { BadgeTone } from '../../ui/badge.tsx';

/** States of a challenge, in the order of the panel's filter. */
export const CHALLENGE_STATES = ['current', 'coming', 'past', 'withdrawn', 'unproven'] as const;
export type ChallengeState = (typeof CHALLENGE_STATES)[number];

export const STATE_TONES: Record<ChallengeState, BadgeTone> = {
  current: 'done',
  coming: 'trail',
  past: 'plain',
  withdrawn: 'danger',
  unproven: 'danger',
};

type StateInput = Pick<AdminChallenge, 'enabled' | 'proven' | 'current' | 'week'>;

/** The current state of a challenge. A withdrawn one is withdrawn, proven or not. */
export function stateOf({ enabled, proven, current, week }: StateInput, now = Date.now()) {
  if (!enabled) return 'withdrawn' satisfies ChallengeState;
  if (!proven) return 'unproven' satisfies ChallengeState;
  if (current) return 'current' satisfies ChallengeState;
  return (Date.parse(week) > now ? 'coming' : 'past') satisfies ChallengeState;
}

const WEEK_MS = 7 * 86_400_000;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The next Monday on which no challenge opens, in UTC as `2026-11-23`. */
export function nextFreeMonday(taken: readonly string[], now = Date.now()): string {
  const today = new Date(dayOf(now));
  const days = (8 - today.getUTCDay()) % 7 || 7;
  let monday = today.getTime() + days * 86_400_000;
  while (taken.includes(dayOf(monday))) monday += WEEK_MS;
  return dayOf(monday);
}
