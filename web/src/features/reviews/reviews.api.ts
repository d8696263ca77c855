import type { Input } from '@codivia/contract/api/endpoint';
import { answerReview, readReviews } from '@codivia/contract/api/reviews';
import { readersTimeZone } from '@codivia/contract/text/local-days';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { memberKey } from '../../lib/query.ts';

/** Returns the member's reviews of today. Fetched again at each visit: they may have been done on another device. */
export function useReviews() {
  const language = useLanguage();
  return useQuery({
    queryKey: memberKey('reviews', language),
    queryFn: () => call(readReviews, { query: { lang: language, time_zone: readersTimeZone() } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Sends an answer; the first one to a due date counts. */
export function useAnswerReview() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: ({
      lesson_id,
      ...body
    }: Input<typeof answerReview>['body'] & { lesson_id: string }) =>
      call(answerReview, { params: { lesson_id }, query: { time_zone: readersTimeZone() }, body }),
  });
}
