import {
  answerSatisfaction,
  declineSatisfaction,
  readSatisfaction,
  type SatisfactionAnswer,
} from '@codivia/contract/api/satisfaction';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';

/** Tells whether to ask the member. The answer is kept as long as the dashboard is open. */
export function useMayAsk() {
  return useQuery({
    queryKey: memberKey('satisfaction'),
    queryFn: () => call(readSatisfaction),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Sends both answers, or that the member does not want to be asked now. */
export function useAnswer() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (answer: SatisfactionAnswer | 'later') =>
      answer === 'later' ? call(declineSatisfaction) : call(answerSatisfaction, { body: answer }),
  });
}
