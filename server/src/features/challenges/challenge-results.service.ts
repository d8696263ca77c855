import type { ChallengeReport, ReportedChallenge } from '@codivia/contract/api/challenges';
import { CHALLENGE_XP } from '@codivia/contract/api/experience';
import { casesOf } from '@codivia/contract/exercises/challenge-exercise';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { verifyPass } from '../exercise-results/exercise-results.service.ts';
import { isInWeek, type PlannedChallenge, selectPlanned } from './challenge-plan.ts';
import { maySolve, resultOf } from './challenge-view.ts';
import { ChallengeChanged, ChallengePremium } from './challenges.errors.ts';
import { lockResult, type ResultRow, selectResults, updateResult } from './challenges.queries.ts';
import { type ChallengeDeps, findPublished, medalsOf } from './challenges.service.ts';

/** Number of browsers of one member whose tries are counted; it bounds the row. */
const COUNTED_BROWSERS = 50;

/** The dependencies of recording results, besides those of challenges. */
interface ResultDeps extends ChallengeDeps {
  /** Locks the count of a member's first passes; the returned function counts one, within the limit. */
  lockFirstPasses: (tx: Db, clock: Clock, userId: string) => Promise<() => Promise<void>>;
}

function triesWith(row: ResultRow, { browser, tries }: ChallengeReport): Record<string, number> {
  const known = row.browsers[browser];
  if (known === undefined && Object.keys(row.browsers).length >= COUNTED_BROWSERS) {
    return row.browsers;
  }
  return { ...row.browsers, [browser]: Math.max(known ?? 0, tries) };
}

/**
 * Returns a result after a report. Nothing is ever taken back; of a report on an older version only the tries count.
 */
function merged(
  row: ResultRow,
  report: ChallengeReport,
  challenge: PlannedChallenge,
  now: Date,
): ResultRow {
  const browsers = triesWith(row, report);
  const tries = Object.values(browsers).reduce((sum, one) => sum + one, 0);
  const next = { ...row, browsers, tries, updated_at: now };
  const { version, exercise, level } = challenge;
  if (report.version !== version) return next;
  const cases = casesOf(exercise).length;
  if (report.answer) {
    const first = row.passed_at === null;
    const week = first ? { in_its_week: isInWeek(challenge, now), passed_at: now } : {};
    const xp_awarded = row.xp_awarded || CHALLENGE_XP[level];
    return { ...next, ...week, xp_awarded, version, cases, best: cases, answer: report.answer };
  }
  if (row.passed_at) return next;
  const before = row.version === version ? row.best : 0;
  return { ...next, version, cases, best: Math.max(before, Math.min(report.best, cases - 1)) };
}

/**
 * Records under the lock of the result. A first pass is counted, and refused when passes come faster than people can
 * solve.
 */
async function record(
  tx: Db,
  { clock, lockFirstPasses }: ResultDeps,
  userId: string,
  challenge: PlannedChallenge,
  report: ChallengeReport,
): Promise<{ row: ResultRow; gained: number }> {
  const now = clock();
  const countFirstPass = report.answer ? await lockFirstPasses(tx, clock, userId) : undefined;
  const row = await lockResult(tx, {
    user_id: userId,
    challenge_id: challenge.id,
    browsers: {},
    tries: 0,
    best: 0,
    cases: casesOf(challenge.exercise).length,
    version: challenge.version,
    passed_at: null,
    in_its_week: false,
    xp_awarded: 0,
    answer: null,
    updated_at: now,
  });
  const next = merged(row, report, challenge, now);
  const gained = next.xp_awarded - row.xp_awarded;
  if (gained > 0) await countFirstPass?.();
  await updateResult(tx, next);
  return { row: next, gained };
}

/** Returns the medals for the present rows, without those that this pass has brought. */
async function medalNames(tx: Db, deps: ChallengeDeps, userId: string, without: string | null) {
  const rows = await selectResults(tx, userId);
  const all = await selectPlanned({ ...deps, db: tx });
  const counted = rows.filter(({ challenge_id }) => challenge_id !== without);
  return medalsOf(counted, all)
    .filter(({ done, needed }) => done === needed)
    .map(({ medal }) => medal);
}

/**
 * Records the report of a browser. Throws ChallengeNotFound, ChallengePremium, ChallengeChanged, TooManyRequests, and the
 * errors of `verifyPass`.
 */
export async function reportChallenge(
  deps: ResultDeps,
  user: SessionUser,
  id: string,
  reported: ChallengeReport,
): Promise<ReportedChallenge> {
  const challenge = await findPublished(deps, id);
  if (!(await maySolve(deps, challenge, user))) throw ChallengePremium();
  const { answer, version } = reported;
  if (answer) {
    if (version !== challenge.version) throw ChallengeChanged();
    verifyPass(challenge.exercise, { at: deps.clock().toISOString(), answer });
  }
  return deps.db.transaction(async (tx) => {
    const { row, gained } = await record(tx, deps, user.id, challenge, reported);
    const result = resultOf(row, challenge.version);
    if (gained === 0) return { result, xp_gained: 0, earned: [] };
    const before = await medalNames(tx, deps, user.id, id);
    const now = await medalNames(tx, deps, user.id, null);
    const earned = now.filter((medal) => !before.includes(medal));
    return { result, xp_gained: gained, earned };
  });
}
