import {
  type LoadedChallenge,
  loadChallenges,
  readChallengeProofs,
} from '@codivia/content/load-challenges';
import type { ChallengeSummary } from '@codivia/contract/api/challenges';
import { CHALLENGE_XP } from '@codivia/contract/api/experience';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { type PlanRow, selectPlans } from './challenges.queries.ts';

const WEEK_MS = 7 * 86_400_000;

/** A challenge with what administrators have decided about it. */
export interface PlannedChallenge extends LoadedChallenge {
  planned_week: string;
  enabled: boolean;
  proven: boolean;
  revision: number;
  published: boolean;
  /** The latest of those that are published. */
  current: boolean;
}

/** The challenges there are, and of each the version that was proven last. */
export interface ChallengeFiles {
  challenges: readonly LoadedChallenge[];
  proofs: Readonly<Record<string, string>>;
}

let shipped: ChallengeFiles | undefined;

/** Those that ship with the product. The files are read once, when somebody first asks for challenges. */
export function shippedChallenges(): ChallengeFiles {
  shipped ??= { challenges: loadChallenges(), proofs: readChallengeProofs() };
  return shipped;
}

/** What challenges are read with; tests give other files. */
export interface ChallengeDeps {
  db: Db;
  clock: Clock;
  challengeFiles: () => ChallengeFiles;
}

/** All challenges in the order of their weeks, as these plans make them stand now. */
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
