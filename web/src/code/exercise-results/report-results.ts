import {
  type ExerciseResult,
  reportExercise,
  type SolvedExercise,
} from '@codivia/contract/exercise-results';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { memberKey } from '../../lib/query.ts';
import { readSession } from '../../lib/session.ts';
import {
  markSent,
  moveVisitorResults,
  type PendingReport,
  pendingReports,
} from './known-results.ts';

/** Milliseconds until what could not be sent is tried again. */
const RETRY = 30_000;

let telling = false;
let retry: ReturnType<typeof setTimeout> | undefined;

const isSame = (a: ExerciseResult, b: ExerciseResult) =>
  a.lesson_id === b.lesson_id && a.exercise_id === b.exercise_id;

/** Shows what the account has answered wherever results are shown. */
function show(queryClient: QueryClient, found: SolvedExercise): void {
  const { lesson_id, exercise_id, passed, tries } = found;
  const result = { lesson_id, exercise_id, passed, tries };
  queryClient.setQueryData<SolvedExercise[]>(
    memberKey('exercise-results', lesson_id),
    (all) => all && [...all.filter((one) => !isSame(one, found)), found],
  );
  queryClient.setQueryData<ExerciseResult[]>(
    memberKey('exercise-results'),
    (all) => all && [...all.filter((one) => !isSame(one, result)), result],
  );
}

/**
 * What became of telling: `later` when it is worth trying again soon; `refused` when it stays here
 * until the member may read the lesson again; `pointless` when there is no such exercise any more.
 */
function outcomeOf(error: unknown): 'later' | 'refused' | 'pointless' {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 403 || status === 401) return 'refused';
  return status === 0 || status >= 500 || status === 408 || status === 429 ? 'later' : 'pointless';
}

async function tell(queryClient: QueryClient, person: string, known: PendingReport) {
  const { lesson, exercise, report } = known;
  try {
    const params = { lesson_id: lesson, exercise_id: exercise };
    const found = await call(reportExercise, { params, body: report });
    markSent(person, known);
    if (readSession().user?.id === person) show(queryClient, found);
    return 'told';
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome === 'pointless') markSent(person, known);
    return outcome;
  }
}

/**
 * Tells the account what it does not know yet of the member who is signed in, one exercise after the
 * other; what could not be sent stays here and is tried again. Nobody's results reach another account.
 */
export async function reportResults(queryClient: QueryClient): Promise<void> {
  const person = readSession().user?.id;
  if (!person || telling) return;
  telling = true;
  clearTimeout(retry);
  const again = () => void reportResults(queryClient);
  const refused = new Set<string>();
  try {
    moveVisitorResults(person);
    for (;;) {
      const next = pendingReports(person).find(
        (one) => !refused.has(`${one.lesson}/${one.exercise}`),
      );
      // Another member may have signed in meanwhile: the call would carry their token.
      if (!next || readSession().user?.id !== person) break;
      const outcome = await tell(queryClient, person, next);
      if (outcome === 'refused') refused.add(`${next.lesson}/${next.exercise}`);
      if (outcome === 'later') {
        retry = setTimeout(again, RETRY);
        break;
      }
    }
  } finally {
    telling = false;
  }
  // Whoever signed in meanwhile was turned away at the top.
  if (readSession().user?.id !== person) again();
}
