import type { AdminChallenge, ChallengePlan } from '@codivia/contract/api/admin-challenges';
import type { Challenge } from '@codivia/contract/api/challenges';
import { DEFAULT_LANGUAGE, type Language } from '@codivia/contract/api/language';
import { changesBetween, recordAudit } from '../audit/audit.service.ts';
import { type PlannedChallenge, planned, selectPlanned, summaryOf } from './challenge-plan.ts';
import { exerciseOf, solutionsOf, textOf } from './challenge-view.ts';
import {
  ChallengeNotFound,
  ChallengeNotProven,
  ChallengePlanChanged,
  ChallengeWeekTaken,
  NotAMonday,
} from './challenges.errors.ts';
import { lockPlans, selectStatistics, upsertPlan } from './challenges.queries.ts';
import type { ChallengeDeps } from './challenges.service.ts';

type Figures = Pick<AdminChallenge, 'members' | 'tries' | 'passes'>;
const NO_FIGURES: Figures = { members: 0, tries: 0, passes: 0 };

function rowOf(challenge: PlannedChallenge, figures: Figures = NO_FIGURES): AdminChallenge {
  const { planned_week, enabled, proven, published, revision } = challenge;
  const { members, tries, passes } = figures;
  return {
    ...summaryOf(challenge),
    planned_week,
    enabled,
    proven,
    published,
    revision,
    members,
    tries,
    passes,
  };
}

/** Returns every challenge with its plan and the figures of the members' results. */
export async function listAdminChallenges(deps: ChallengeDeps): Promise<AdminChallenge[]> {
  const figures = new Map((await selectStatistics(deps.db)).map((one) => [one.challenge_id, one]));
  const all = await selectPlanned(deps);
  return all.map((challenge) => rowOf(challenge, figures.get(challenge.id)));
}

/** Returns the decision about a challenge; a `week` of null stands for the week of its file. */
const planOf = ({ revision, week, planned_week, enabled }: PlannedChallenge): ChallengePlan => ({
  revision,
  week: week === planned_week ? null : week,
  enabled,
});

function oneOf<One extends { id: string }>(all: readonly One[], id: string): One {
  const found = all.find((challenge) => challenge.id === id);
  if (!found) throw ChallengeNotFound();
  return found;
}

/** Returns a challenge as members get it, whether it is published or not. Throws ChallengeNotFound. */
export async function previewChallenge(
  deps: ChallengeDeps,
  id: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Challenge> {
  const challenge = oneOf(await selectPlanned(deps), id);
  return {
    ...summaryOf(challenge),
    version: challenge.version,
    text: textOf(challenge, language),
    exercise: exerciseOf(challenge, language),
    result: null,
    answer: null,
    solutions: solutionsOf(challenge, language),
  };
}

/** Throws NotAMonday, also for a day that does not exist. */
function checkMonday(week: string): void {
  const day = new Date(`${week}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(week);
  if (!exists || day.getUTCDay() !== 1) throw NotAMonday();
}

/**
 * Plans a challenge; one whose present version is not proven can only be withdrawn. Throws NotAMonday,
 * ChallengeNotFound, ChallengePlanChanged, ChallengeNotProven or ChallengeWeekTaken.
 */
export async function planChallenge(
  deps: ChallengeDeps,
  adminId: string,
  id: string,
  { revision, week, enabled }: ChallengePlan,
): Promise<AdminChallenge> {
  if (week !== null) checkMonday(week);
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const all = planned(deps, await lockPlans(tx));
    const before = oneOf(all, id);
    if (before.revision !== revision) throw ChallengePlanChanged(planOf(before));
    if (enabled && !before.proven) throw ChallengeNotProven();
    const wanted = week ?? before.planned_week;
    if (all.some((one) => one.id !== id && one.week === wanted)) throw ChallengeWeekTaken();
    const changes = changesBetween(
      { week: before.week, enabled: before.enabled },
      { week: wanted, enabled },
    );
    const own = wanted === before.planned_week ? null : wanted;
    await upsertPlan(tx, {
      challenge_id: id,
      week: own,
      enabled,
      revision: revision + 1,
      updated_at: now,
    });
    const about = { subject: 'challenge', subject_id: id, label: before.title.en } as const;
    await recordAudit(tx, adminId, now, { action: 'update', ...about, changes });
  });
  return oneOf(await listAdminChallenges(deps), id);
}
