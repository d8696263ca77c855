import { randomUUID } from 'node:crypto';
import { loadChallenges } from '@codivia/content/load-challenges';
import type { ChallengeReport } from '@codivia/contract/api/challenges';
import type { TestApp } from './build-app.ts';

export const CHALLENGES = loadChallenges();

/** The challenge at a place of the plan, from 0. */
export function challengeAt(index: number) {
  const found = CHALLENGES[index];
  if (!found) throw new Error(`there is no challenge at ${index}`);
  return found;
}

/** Sets the clock to noon on the third day of a challenge's week. */
export function goToWeekOf(server: TestApp, index: number): void {
  const at = Date.parse(challengeAt(index).week) + 2.5 * 86_400_000;
  server.clock.pass(at - server.clock.now().getTime());
}

/** A report of a try, or of a pass when `code` is given. */
export function reportOf(
  index: number,
  { code, ...changes }: Partial<ChallengeReport> & { code?: string } = {},
): ChallengeReport {
  const { version, exercise } = challengeAt(index);
  const part = { python: 'code', p5: 'js', web: 'js' }[exercise.kind];
  return {
    browser: randomUUID(),
    tries: 1,
    version,
    best: 1,
    ...(code === undefined ? {} : { answer: { [part]: code } }),
    ...changes,
  };
}
