import { type LoadedChallenge, loadChallenges } from '@codivia/content/load-challenges';
import { readProofRecord } from '@codivia/content/proof-record';
import type { ChallengeSummary } from '@codivia/contract/api/challenges';
import { CHALLENGE_XP } from '@codivia/contract/api/experience';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { type PlanRow, selectPlans } from './challenges.queries.ts';

const WEEK_MS = 7 * 86_400_000;

/** A challenge with the decisions of administrators about it. */
export interface PlannedChallenge extends LoadedChallenge {
  planned_week: string;
  enabled: boolean;
  proven: boolean;
  revision: number;
  published: boolean;
  /** True for the latest of the published challenges. */
  current: boolean;
}

/** All challenges, and the version of each that was proven last. */
export interface ChallengeFiles {
  challenges: readonly LoadedChallenge[];
  proofs: Readonly<Record<string, string>>;
}

let shipped: ChallengeFiles | undefined;

/** Returns the challenges that ship with the product. The files are read once, at the first request for challenges. */
export function shippedChallenges(): ChallengeFiles {
  shipped ??= { challenges: loadChallenges(), proofs: readProofRecord().challenges };
  return shipped;
}

/** The dependencies of reading challenges; tests give other files. */
export interface ChallengeDeps {
  db: Db;
  clock: Clock;
  challengeFiles: () => ChallengeFiles;
}

/** Returns all challenges in the order of their weeks, with their present state by these plans. */
export function planned(
  { clock, challengeFiles }: Omit<ChallengeDeps, 'db'>,
  plans: readonly PlanRow[],
): PlannedChallenge[] {
  const now = clock();
  const { challenges, proofs } = challengeFiles();
  const byId = new Map(plans.map((plan) => [plan.challenge_id, plan]));
  const all = challenges.map((challenge) => {
    const plan = byId.get(challenge.id);
    const week = plan?.week ?? challenge.week;
    const enabled = plan?.enabled ?? true;
    const proven = proofs[challenge.id] === challenge.version;
    const published = enabled && proven && Date.parse(week) <= now.getTime();
    const revision = plan?.revision ?? 0;
    return {
      ...challenge,
      week,
      planned_week: challenge.week,
      enabled,
      proven,
      published,
      revision,
    };
  });
  const ordered = all.sort((one, other) => one.week.localeCompare(other.week));
  const current = ordered.findLast(({ published }) => published);
  return ordered.map((challenge) => ({ ...challenge, current: challenge === current }));
}

export async function selectPlanned(deps: ChallengeDeps): Promise<PlannedChallenge[]> {
  return planned(deps, await selectPlans(deps.db));
}

/** Tells whether a moment lies in the week of a challenge. */
export function isInWeek({ week }: { week: string }, now: Date): boolean {
  const since = now.getTime() - Date.parse(week);
  return since >= 0 && since < WEEK_MS;
}

export function summaryOf(challenge: PlannedChallenge): ChallengeSummary {
  const { id, week, topic, level, title, open, current } = challenge;
  const titles = { title_fr: title.fr, title_en: title.en };
  return { id, week, topic, level, ...titles, xp: CHALLENGE_XP[level], open, current };
}
