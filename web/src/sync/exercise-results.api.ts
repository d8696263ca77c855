import {
  listExerciseResults,
  readExerciseResults,
  type SolvedExercise,
} from '@codivia/contract/exercises/results';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '../lib/api.ts';
import type { GivenAnswer } from '../lib/exercise-results/answer-drafts.ts';
import { gainOf, recordGain, watchGains, type XpGain } from '../lib/exercise-results/xp-gains.ts';
import { currentPerson, VISITOR } from '../lib/person.ts';
import { memberKey } from '../lib/query.ts';
import { readSession, useSession } from '../lib/session.ts';
import { countTry, isSeenHere, knownResults, markSeen, solvedHere } from './results.ts';

/**
 * Records here that an answer was checked, with the answer when it was right; the account receives it soon. Of a
 * wrong answer it receives what was `given`, if it is not too long, and of members of a class the message, for their
 * teachers.
 */
export function noteTry(
  lesson: string,
  exercise: string,
  right: GivenAnswer | null,
  person = currentPerson(),
  message = '',
  given: GivenAnswer | null = null,
): void {
  const at = new Date().toISOString();
  const solved = right && { at, ...right };
  // By characters: with half of one, the account would refuse the whole report.
  const said = { at, message: [...message].slice(0, 500).join('') };
  const check = { passed: right !== null, ...said };
  const wrong = right ? null : given && { ...said, ...given };
  // Forgets the gain of an earlier pass, which is not granted again.
  recordGain({ person, lesson, exercise }, null);
  const isWatched = readSession().user?.in_class === true;
  countTry(person, { lesson, exercise }, solved, isWatched ? check : undefined, wrong);
}

/** Records here that the output of an exercise was shown before it was solved; the account receives it soon. */
export function noteSeen(lesson: string, exercise: string, person = currentPerson()): void {
  markSeen(person, lesson, exercise);
}

/** Tells whether the output of an exercise was shown here before it was solved; by `person`, if that is not the reader. */
export function useSeenHere(lesson: string, exercise: string, person?: string): boolean {
  const { user } = useSession();
  useSyncExternalStore(knownResults.watch, knownResults.text, () => null);
  return isSeenHere(person ?? user?.id ?? VISITOR, lesson, exercise);
}

/** Returns the gain of the latest pass of an exercise in this visit; null when nothing is known of it. */
export function useXpGain(lesson: string, exercise: string): XpGain | null {
  const person = useSession().user?.id ?? VISITOR;
  const gain = () => gainOf({ person, lesson, exercise });
  return useSyncExternalStore(watchGains, gain, () => null);
}

export const lessonResultsKey = (lessonId: string) => memberKey('exercise-results', lessonId);

/** The member's results in a lesson as the account knows them; idle for visitors. */
export function useLessonResults(lessonId: string) {
  const { signedIn } = useSession();
  return useQuery({
    queryKey: lessonResultsKey(lessonId),
    queryFn: () => call(readExerciseResults, { params: { lesson_id: lessonId } }),
    enabled: signedIn,
    // Without them the lesson opens all the same, with the results that this browser knows.
    retry: false,
  });
}

/** Ids of the lesson's exercises that are solved, in the account or here; by `person`, if that is not the reader. */
export function useSolvedExercises(
  lessonId: string,
  results: readonly SolvedExercise[] = [],
  person?: string,
): ReadonlySet<string> {
  const { user } = useSession();
  useSyncExternalStore(knownResults.watch, knownResults.text, () => null);
  const known = results.filter(({ passed }) => passed).map(({ exercise_id }) => exercise_id);
  return new Set([...known, ...solvedHere(person ?? user?.id ?? VISITOR, lessonId)]);
}

/** The member's results at all exercises; idle for visitors. */
function useResults() {
  const { signedIn } = useSession();
  return useQuery({
    queryKey: memberKey('exercise-results'),
    queryFn: () => call(listExerciseResults),
    enabled: signedIn,
  });
}

/** Returns the number of exercises that the member's account has as solved; undefined until it is known. */
export function useSolvedTotal(): number | undefined {
  return useResults().data?.filter(({ passed }) => passed).length;
}

/**
 * Returns the number of exercises of each lesson that the member has solved; undefined until it is known, and for
 * visitors.
 */
export function useSolvedCounts(): ((lessonId: string) => number) | undefined {
  const { user } = useSession();
  useSyncExternalStore(knownResults.watch, knownResults.text, () => null);
  const { data } = useResults();
  if (!data || !user) return undefined;
  return (lessonId) => {
    const passes = data.filter(({ lesson_id, passed }) => passed && lesson_id === lessonId);
    return new Set([
      ...passes.map(({ exercise_id }) => exercise_id),
      ...solvedHere(user.id, lessonId),
    ]).size;
  };
}
