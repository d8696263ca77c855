import {
  type OwnRating,
  rateCourse,
  readOwnRating,
  withdrawRating,
} from '@codivia/contract/api/ratings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';

const keyOf = (courseId: string) => memberKey('course-rating', courseId);

/** Returns the member's own rating of a course. */
export function useOwnRating(courseId: string) {
  return useQuery({
    queryKey: keyOf(courseId),
    queryFn: () => call(readOwnRating, { params: { id: courseId } }),
  });
}

/** Rates a course; without stars, withdraws the rating. */
export function useRateCourse(courseId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (stars: number | null): Promise<OwnRating> => {
      const params = { id: courseId };
      return stars === null
        ? call(withdrawRating, { params })
        : call(rateCourse, { params, body: { stars } });
    },
    onSuccess: (rating) => {
      queryClient.setQueryData(keyOf(courseId), rating);
      // The average may have changed.
      void queryClient.invalidateQueries({ queryKey: ['courses'] });
    },
  });
}
