import {
  cancelPlan,
  type LessonReview,
  planLesson,
  type ReviewState,
  readLessonReview,
  reviewLesson,
} from '@codivia/contract/api/admin-lesson-reviews';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { FAILURE_SHOWN } from '../../../lib/failed-changes.ts';
import { reviewKey, useRefreshList } from '../admin-lessons.api.ts';

/** The time between two looks at a lesson that colleagues review, in milliseconds. */
const POLL_MS = 60_000;

/** The plan and the review of a lesson, which colleagues may change at any time. */
export function useLessonReview(id: string) {
  return useQuery({
    queryKey: reviewKey(id),
    queryFn: () => call(readLessonReview, { params: { id } }),
    staleTime: POLL_MS / 2,
    refetchInterval: POLL_MS,
  });
}

/** Returns a mutation whose answer is the new state of a lesson's review. */
function useReviewChange<Input>(id: string, change: (input: Input) => Promise<LessonReview>) {
  const queryClient = useQueryClient();
  const refreshList = useRefreshList();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: change,
    onSuccess: (review) => {
      queryClient.setQueryData(reviewKey(id), review);
      refreshList();
    },
    // A colleague may have been faster.
    onError: () => void queryClient.invalidateQueries({ queryKey: reviewKey(id) }),
  });
}

export function useReviewLesson(id: string) {
  return useReviewChange(id, (body: { state: ReviewState | null; revision: number }) =>
    call(reviewLesson, { params: { id }, body }),
  );
}

export function usePlanLesson(id: string) {
  return useReviewChange(id, (publish_at: string) =>
    call(planLesson, { params: { id }, body: { publish_at } }),
  );
}

export function useCancelPlan(id: string) {
  return useReviewChange(id, () => call(cancelPlan, { params: { id } }));
}
