import {
  type ExerciseResult,
  type ReportedExercise,
  reportExercise,
  type SolvedExercise,
} from '@codivia/contract/exercises/results';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { announceGrant, recordGain } from '../lib/exercise-results/xp-gains.ts';
import { memberKey } from '../lib/query.ts';
import { readSession } from '../lib/session.ts';
import type { Failure } from './delivery-outcome.ts';
import { createOutbox, type Recipient } from './outbox.ts';
import { knownResults, type WaitingResult } from './results.ts';

/** Time within which, after a pass, the learner still looks at the exercise, in milliseconds. */
const PROMPT_MS = 5000;

/** The result of a report that a member should know. */
export interface ReportNews {
  /** The account refuses an answer that was right here. */
  refused?: ApiError;
  /** The last one has earned the full certificate. */
  fullCertificate?: boolean;
}

interface Context {
  queryClient: QueryClient;
  onNews: (news: ReportNews) => void;
}

const isSame = (a: ExerciseResult, b: ExerciseResult) =>
  a.lesson_id === b.lesson_id && a.exercise_id === b.exercise_id;

/** Shows the account's answer wherever results are shown. */
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

function placeOf({ key }: WaitingResult) {
  const [lesson = '', exercise = ''] = key.split('/');
  return { lesson, exercise };
}

/** Tells whether the account has the XP of this exercise already, as far as this browser knows. */
function isAwarded(queryClient: QueryClient, waiting: WaitingResult): boolean {
  const { lesson, exercise } = placeOf(waiting);
  const known = queryClient.getQueryData<SolvedExercise[]>(memberKey('exercise-results', lesson));
  return known?.some((one) => one.exercise_id === exercise && one.xp_awarded > 0) ?? false;
}

function send(waiting: WaitingResult): Promise<ReportedExercise> {
  const { tries, solved, seen, check, wrong } = waiting.entry;
  const { lesson, exercise } = placeOf(waiting);
  const more = {
    ...(solved && { solved }),
    ...(seen && { seen }),
    ...(check && { check }),
    ...(wrong && { wrong }),
  };
  return call(reportExercise, {
    params: { lesson_id: lesson, exercise_id: exercise },
    body: { browser: knownResults.browser(), tries, ...more },
  });
}

function onSent(
  waiting: WaitingResult,
  answered: ReportedExercise,
  { person, context: { queryClient, onNews } }: Recipient<Context>,
): void {
  const { solved } = waiting.entry;
  if (readSession().user?.id !== person) return;
  show(queryClient, answered);
  if (solved) {
    const xp = answered.xp_gained;
    const prompt = Date.now() - Date.parse(solved.at) < PROMPT_MS;
    recordGain({ person, ...placeOf(waiting) }, xp > 0 ? { state: 'granted', xp } : null);
    announceGrant({ person, xp, prompt });
    refreshEarned(queryClient);
  }
  if (answered.full_certificate) onNews({ fullCertificate: true });
}

function onFailed(
  waiting: WaitingResult,
  failure: Failure,
  { person, context: { queryClient, onNews } }: Recipient<Context>,
): void {
  const place = { person, ...placeOf(waiting) };
  if (failure.kind === 'refused') {
    if (!failure.isContent) return;
    recordGain(place, null);
    onNews({ refused: failure.error });
    return;
  }
  if (failure.after === null || !waiting.entry.solved || isAwarded(queryClient, waiting)) return;
  const noAnswer = failure.error instanceof ApiError && failure.error.status === 0;
  recordGain(place, { state: noAnswer ? 'unreachable' : 'waiting' });
}

const deliver = createOutbox({ from: knownResults, send, onSent, onFailed });

/**
 * Sends the results of the signed-in member that the account does not have yet, in the order of tries. Nobody's
 * results reach another account.
 */
export const sendResults = (
  queryClient: QueryClient,
  onNews: Context['onNews'] = () => {},
): Promise<void> => deliver({ queryClient, onNews });
