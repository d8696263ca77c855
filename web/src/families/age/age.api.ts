import { answerAge } from '@codivia/contract/api/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { refreshMember } from '../../lib/member.ts';
import { MEMBER } from '../../lib/query.ts';
import { storeUser } from '../../lib/session.ts';

/** Sends whether the member is 15 or older, once; what is closed then shows at once. */
export function useAnswerAge() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (over_15: boolean) => call(answerAge, { body: { over_15 } }),
    onSuccess: (member) => {
      storeUser(member);
      return queryClient.invalidateQueries({ queryKey: [MEMBER] });
    },
    // It may have been answered elsewhere.
    onError: () => refreshMember(),
  });
}
