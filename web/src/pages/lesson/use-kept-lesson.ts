import type { Course } from '@codivia/contract/api/courses';
import type { Language } from '@codivia/contract/api/language';
import type { ProgressEntry } from '@codivia/contract/api/progress';
import type { SolvedExercise } from '@codivia/contract/exercises/results';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRunner, useRunnerState } from '../../code/python/runner-context.ts';
import { userLessonQuery } from '../../features/lessons/lessons.api.ts';
import { refusalOf } from '../../features/lessons/refusal.ts';
import { ApiError, UNREACHABLE } from '../../lib/api-error.ts';
import { memberKey } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';

/** The time the server has to answer before the kept lesson is shown, in milliseconds; the same as for pages. */
const PATIENCE_MS = 4000;
/** The time after which an open lesson is kept, in milliseconds: what it needs itself is loaded first. */
const AT_REST_MS = 4000;
/** The interval between further requests while the kept lesson is shown, in milliseconds. */
const AGAIN_MS = 30_000;

/** Loaded on demand: neither is needed to open a lesson with a network. */
const load = () => import('./kept-lesson.ts');

/** Tells whether the server has refused the lesson. An answer that somebody else gave in its place is no refusal. */
const isRefused = ({ isError, error }: UseQueryResult<Lesson>): boolean =>
  isError && refusalOf(error) !== 'failed';

/** Returns true once a wait has become too long. */
function useLate(waits: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waits]);
  return waits && late;
}

/** Requests all kept data that is shown again, from time to time and when a network is back. */
function useAskAgain(kept: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!kept) return;
    const again = () => void queryClient.refetchQueries({ type: 'active', stale: true });
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [kept, queryClient]);
}

/**
 * Shows the kept lesson when the server cannot be reached, and deletes it once the server refuses the lesson
 * (docs/decisions/0322). Returns whether it is shown now, whether it was at first, and whether it is being looked for.
 */
export function useKeptLesson(lessonId: string, language: Language, taken: UseQueryResult<Lesson>) {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const person = user?.id;
  const late = useLate(taken.isPending);
  const unreachable =
    taken.isLoadingError && taken.error instanceof ApiError && taken.error.code === UNREACHABLE;
  const { data: keptAt = null, isLoading } = useQuery({
    queryKey: memberKey('kept-lesson', lessonId, language),
    queryFn: async () =>
      user && (await load()).showKeptLesson(queryClient, user, lessonId, language),
    enabled: user !== null && (late || unreachable),
    staleTime: 0,
    retry: false,
  });
  const isKept = keptAt !== null && taken.dataUpdatedAt === keptAt;
  useAskAgain(isKept);

  const refused = isRefused(taken);
  useEffect(() => {
    if (!refused || !person) return;
    load().then(
      ({ dropLesson }) => dropLesson(person, lessonId),
      () => {},
    );
    const { queryKey } = userLessonQuery(lessonId, language);
    if (isKept) void queryClient.resetQueries({ queryKey, exact: true });
  }, [refused, person, lessonId, language, isKept, queryClient]);

  return { isKept, wasKept: keptAt !== null, isLookedFor: isLoading };
}

/** The known facts of the account and the course that the page shows. */
interface Shown {
  course: Course | undefined;
  progress: ProgressEntry[] | undefined;
  results: SolvedExercise[] | undefined;
}

/**
 * Keeps a lesson that is open, in each state that the server has answered. Python is loaded first: its files are then
 * kept from the browser's cache, and not fetched twice.
 */
export function useKeepLesson(
  language: Language,
  taken: UseQueryResult<Lesson>,
  isKept: boolean,
  { course, progress, results }: Shown,
): void {
  const person = useSession().user?.id;
  const { data: lesson, dataUpdatedAt: at } = taken;
  const waits = useRunnerState(useRunner()) === 'loading' || isRefused(taken);
  useEffect(() => {
    if (waits || isKept || !person || !course || !progress || !results) return;
    if (!lesson || lesson.draft) return;
    const keep = async () =>
      (await load()).keepLesson(person, language, { lesson, course, results, at }, progress);
    const timer = setTimeout(() => void keep().catch(() => {}), AT_REST_MS);
    return () => clearTimeout(timer);
  }, [waits, isKept, person, language, lesson, course, results, progress, at]);
}
