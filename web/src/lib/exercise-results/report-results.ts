import {
  type ExerciseResult,
  type ReportedExercise,
  reportExercise,
  type SolvedExercise,
} from '@codivia/contract/exercises/results';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { memberKey } from '../query.ts';
import { readSession } from '../session.ts';
import { markRefused, markSent, type PendingReport, pendingReports } from './known-results.ts';
import { announceGrant, recordGain } from './xp-gains.ts';

/** Delay before failed reports are sent again. */
const RETRY_MS = 30_000;

/** Within this time, in milliseconds, the learner still looks at the exercise when its pass is answered. */
const PROMPT_MS = 5000;

let reporting: Promise<void> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;

const isSame = (a: ExerciseResult, b: ExerciseResult) =>
  a.lesson_id === b.lesson_id && a.exercise_id === b.exercise_id;

/** Shows what the account has answered wherever results are shown. */
function show(queryClient: QueryClient, answered: ReportedExercise): void {
  const { full_certificate: _, xp_gained: __, ...found } = answered;
  const { lesson_id, exercise_id, passed, tries, xp_awarded, seen = false } = found;
  const result = { lesson_id, exercise_id, passed, tries, xp_awarded, seen };
  queryClient.setQueryData<SolvedExercise[]>(
    memberKey('exercise-results', lesson_id),
    (all) => all && [...all.filter((one) => !isSame(one, found)), found],
  );
  queryClient.setQueryData<ExerciseResult[]>(
    memberKey('exercise-results'),
    (all) => all && [...all.filter((one) => !isSame(one, result)), result],
  );
}

/** A pass changes the XP, and may change certificates. */
function refreshEarned(queryClient: QueryClient): void {
  for (const what of ['xp', 'certificates', 'certificate'] as const) {
    void queryClient.invalidateQueries({ queryKey: memberKey(what) });
  }
}

/** Tells whether the account has the XP of this exercise already, as far as this browser knows. */
function isAwarded(queryClient: QueryClient, { lesson, exercise }: PendingReport): boolean {
  const known = queryClient.getQueryData<SolvedExercise[]>(memberKey('exercise-results', lesson));
  return known?.some((one) => one.exercise_id === exercise && one.xp_awarded > 0) ?? false;
}

/** Notes the XP that a pass has given, where it is shown. */
function noteXp(person: string, { lesson, exercise, report }: PendingReport, xp: number): void {
  const place = { person, lesson, exercise };
  recordGain(place, xp > 0 ? { state: 'granted', xp } : null);
  const prompt = Date.now() - Date.parse(report.solved?.at ?? '') < PROMPT_MS;
  announceGrant({ person, xp, prompt });
}

/** What a member is to know of a report. */
export interface ReportNews {
  /** The account refuses an answer that was right here. */
  refused?: ApiError;
  /** The last one has earned the full certificate. */
  fullCertificate?: boolean;
}

type Outcome = 'delivered' | 'later' | 'withheld' | 'pointless' | 'refused';

/**
 * What became of telling: `later` when it is worth trying again soon; `withheld` when it stays here
 * until the member may read the lesson again; `refused` when the answer is not accepted; `pointless` when
 * there is no such exercise any more.
 */
export function outcomeOf(error: unknown): Outcome {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 403 || status === 401) return 'withheld';
  if (status === 413 || status === 422) return 'refused';
  return status === 0 || status >= 500 || status === 408 || status === 429 ? 'later' : 'pointless';
}

async function tell(
  queryClient: QueryClient,
  person: string,
  known: PendingReport,
  onNews: (news: ReportNews) => void,
): Promise<Outcome> {
  const { lesson, exercise, report } = known;
  try {
    const params = { lesson_id: lesson, exercise_id: exercise };
    const found = await call(reportExercise, { params, body: report });
    markSent(person, known);
    if (readSession().user?.id !== person) return 'delivered';
    show(queryClient, found);
    if (report.solved) {
      noteXp(person, known, found.xp_gained);
      refreshEarned(queryClient);
    }
    if (found.full_certificate) onNews({ fullCertificate: true });
    return 'delivered';
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome === 'later' && report.solved && !isAwarded(queryClient, known)) {
      const noAnswer = error instanceof ApiError && error.status === 0;
      recordGain({ person, lesson, exercise }, { state: noAnswer ? 'unreachable' : 'waiting' });
    }
    if (outcome === 'pointless') markSent(person, known);
    if (outcome === 'refused') {
      recordGain({ person, lesson, exercise }, null);
      markRefused(person, known);
      if (error instanceof ApiError) onNews({ refused: error });
    }
    return outcome;
  }
}

async function reportAll(
  queryClient: QueryClient,
  person: string,
  onNews: (news: ReportNews) => void,
): Promise<void> {
  clearTimeout(retry);
  const again = () => void reportResults(queryClient, onNews);
  const skipped = new Set<string>();
  for (;;) {
    const next = pendingReports(person).find(
      (one) => !skipped.has(`${one.lesson}/${one.exercise}`),
    );
    // Another member may have signed in meanwhile: the call would carry their token.
    if (!next || readSession().user?.id !== person) break;
    const outcome = await tell(queryClient, person, next, onNews);
    if (outcome === 'withheld') skipped.add(`${next.lesson}/${next.exercise}`);
    if (outcome === 'later') {
      retry = setTimeout(again, RETRY_MS);
      break;
    }
  }
}

/**
 * Reports results of the signed-in member that the account does not have yet, one exercise after the other in the
 * order of tries; what could not be sent stays here and is tried again. Nobody's results reach another account.
 * Called meanwhile, it waits for the same end.
 */
export function reportResults(
  queryClient: QueryClient,
  onNews: (news: ReportNews) => void = () => {},
): Promise<void> {
  const person = readSession().user?.id;
  if (!person) return Promise.resolve();
  reporting ??= reportAll(queryClient, person, onNews).finally(() => {
    reporting = undefined;
    // Whoever signed in meanwhile has been kept waiting.
    if (readSession().user?.id !== person) void reportResults(queryClient, onNews);
  });
  return reporting;
}
