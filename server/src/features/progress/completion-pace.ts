import { temporaryProblem } from '../../errors.ts';

/**
 * Rate limit of first completions of a member: one every thirty seconds, or at once as many as a browser can have
 * gathered without a network. They are counted in `progress` itself, by the statement that records them.
 */
export const COMPLETIONS = { limit: 30, seconds: 15 * 60 };

export const TooManyCompletions = temporaryProblem(429, 'too_many_completions', {
  fr: 'Tu as terminé beaucoup de leçons en peu de temps : réessaie dans quelques minutes.',
  en: 'You’ve completed a lot of lessons in a short time: try again in a few minutes.',
});

/**
 * Returns SQL for the moment from which completions count towards the rate limit. `now` is SQL for the present moment.
 */
export const paceSince = (now: string): string =>
  `${now}::timestamptz - interval '${COMPLETIONS.seconds} seconds'`;

/** Returns SQL for the number of lessons that a member has completed lately. */
export const completedLately = (user: string, now: string): string =>
  `(select count(*) from progress lately
      where lately.user_id = ${user} and lately.completed_at > ${paceSince(now)})`;

/** Returns the seconds until the next completion is accepted, when `first` is the one that makes room for it. */
export function secondsUntilRoom(first: Date | null, now: Date): number {
  if (!first) return 1;
  const room = first.getTime() + COMPLETIONS.seconds * 1000;
  return Math.max(1, Math.ceil((room - now.getTime()) / 1000));
}
