import { type ExerciseKind, listAdminExercises } from '@codivia/contract/api/admin-exercises';
import { readAdminLesson } from '@codivia/contract/api/admin-lessons';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { FAILURE_SHOWN } from '../../../lib/failed-changes.ts';
import { memberKey } from '../../../lib/query.ts';

export const EXERCISES_PER_PAGE = 20;

/** A page of the exercises of all lessons; the page before stays until the next one has come. */
export function useExerciseList(q: string, kind: ExerciseKind | undefined, page: number) {
  return useQuery({
    queryKey: memberKey('admin', 'exercises', q, kind ?? '', page),
    queryFn: () =>
      call(listAdminExercises, {
        query: {
          ...(q && { q }),
          ...(kind && { kind }),
          limit: EXERCISES_PER_PAGE,
          offset: (page - 1) * EXERCISES_PER_PAGE,
        },
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Fetches one exercise as its lesson has it. Fails when it is not there any more. */
export function useFetchExercise() {
  return useMutation({
    mutationFn: async ({ lesson, exercise }: { lesson: string; exercise: string }) => {
      const { exercises } = await call(readAdminLesson, { params: { id: lesson } });
      const found = exercises.find(({ id }) => id === exercise);
      if (!found) throw new Error(exercise);
      return found;
    },
    meta: FAILURE_SHOWN,
  });
}
