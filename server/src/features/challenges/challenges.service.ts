import { medalProgress } from '@codivia/contract/api/challenge-medals';
import type { Challenge, OwnChallenges, ReadableChallenge } from '@codivia/contract/api/challenges';
import { DEFAULT_LANGUAGE, type Language } from '@codivia/contract/api/language';
import type { SessionUser } from '../../plugins/session.ts';
import {
  type ChallengeDeps,
  type PlannedChallenge,
  selectPlanned,
  summaryOf,
} from './challenge-plan.ts';
import { challengeFor, exerciseOf, maySolve, resultOf, textOf } from './challenge-view.ts';
import { ChallengeNotFound, ChallengePremium } from './challenges.errors.ts';
import { type ListedResult, selectResult, selectResults } from './challenges.queries.ts';

export { type ChallengeDeps, type PlannedChallenge, selectPlanned } from './challenge-plan.ts';

async function published(deps: ChallengeDeps): Promise<PlannedChallenge[]> {
  return (await selectPlanned(deps)).filter((challenge) => challenge.published).reverse();
}

/** A challenge that members can see. Throws ChallengeNotFound. */
export async function findPublished(deps: ChallengeDeps, id: string): Promise<PlannedChallenge> {
  const found = (await published(deps)).find((challenge) => challenge.id === id);
  if (!found) throw ChallengeNotFound();
  return found;
}

export async function listChallenges(deps: ChallengeDeps) {
  return (await published(deps)).map(summaryOf);
}

/** The latest challenge. Throws ChallengeNotFound before the first. */
export async function readCurrentChallenge(
  deps: ChallengeDeps,
  language: Language = DEFAULT_LANGUAGE,
): Promise<ReadableChallenge> {
  const [current] = await published(deps);
  if (!current) throw ChallengeNotFound();
  return { ...summaryOf(current), text: textOf(current, language) };
}

/** Returns the medals that these results give; a challenge without a file no longer counts. */
export function medalsOf(rows: readonly ListedResult[], all: readonly PlannedChallenge[]) {
  const byId = new Map(all.map((challenge) => [challenge.id, challenge]));
  const solved = rows.flatMap(({ challenge_id, passed_at, in_its_week }) => {
    const challenge = passed_at && byId.get(challenge_id);
    return challenge ? [{ topic: challenge.topic, level: challenge.level, in_its_week }] : [];
  });
  return medalProgress(solved);
}

/** Returns all results of a member, also those of an earlier plan. */
export async function listChallengeResults(
  deps: ChallengeDeps,
  userId: string,
): Promise<OwnChallenges> {
  const all = await selectPlanned(deps);
  const rows = await selectResults(deps.db, userId);
  const versions = new Map(all.map(({ id, version }) => [id, version]));
  const results = rows.map((row) => resultOf(row, versions.get(row.challenge_id)));
  return { results, medals: medalsOf(rows, all) };
}

/** Throws ChallengeNotFound. */
export async function readChallenge(
  deps: ChallengeDeps,
  user: SessionUser,
  id: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Challenge> {
  const challenge = await findPublished(deps, id);
  const allowed = await maySolve(deps, challenge, user);
  return challengeFor(challenge, allowed, await selectResult(deps.db, user.id, id), language);
}

/** The exercise of a challenge that the member may solve. Throws ChallengeNotFound or ChallengePremium. */
export async function exerciseToSolve(
  deps: ChallengeDeps,
  user: SessionUser,
  id: string,
  language: Language,
) {
  const challenge = await findPublished(deps, id);
  if (!(await maySolve(deps, challenge, user))) throw ChallengePremium();
  return exerciseOf(challenge, language);
}
