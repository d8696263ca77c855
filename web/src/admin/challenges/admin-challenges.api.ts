import {
  type AdminChallenge,
  type ChallengePlan,
  listAdminChallenges,
  planChallenge,
  previewChallenge,
} from '@codivia/contract/api/admin-challenges';
import type { Language } from '@codivia/contract/api/language';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';

const LIST = memberKey('admin', 'challenges', 'list');

/** Every challenge in the order of weeks. */
export function useAdminChallenges() {
  return useQuery({
    queryKey: LIST,
    queryFn: () => call(listAdminChallenges),
    staleTime: 0,
  });
}

/** A challenge as members get it, published or not. */
export function useChallengePreview(id: string, language: Language) {
  return useQuery({
    queryKey: memberKey('admin', 'challenges', 'preview', id, language),
    queryFn: () => call(previewChallenge, { params: { id }, query: { lang: language } }),
  });
}

/** Changes the plan of a challenge. A move may make another one current: the whole list is asked for again. */
export function usePlanChallenge(id: string) {
  const queryClient = useQueryClient();
  return useMutation<AdminChallenge, unknown, ChallengePlan>({
    meta: FAILURE_SHOWN,
    mutationFn: (body) => call(planChallenge, { params: { id }, body }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: LIST }),
        queryClient.invalidateQueries({ queryKey: ['challenges'] }),
      ]),
  });
}
