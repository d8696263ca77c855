import * as contract from '@codivia/contract/api/help';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';

const THREADS = memberKey('help-threads');

/** The measured median time to a first answer. */
export function useResponseTime() {
  return useQuery({
    queryKey: ['help-response-time'],
    queryFn: () => call(contract.readHelpResponseTime),
  });
}

/** The member's own questions. */
export function useHelpThreads() {
  return useQuery({
    queryKey: [...THREADS, 'list'],
    queryFn: () => call(contract.listHelpThreads),
    staleTime: 0,
  });
}

/** Asks a question as the signed-in member, or by mail. Returns the id of a member's question. */
export function useAsk() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: async ({
      email,
      ...question
    }: contract.HelpQuestion & { email: string | null }): Promise<string | null> => {
      if (email !== null) {
        await call(contract.askForHelpByMail, { body: { ...question, email } });
        return null;
      }
      return (await call(contract.askForHelp, { body: question })).id;
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: THREADS }),
  });
}

/** The access to a question: as the member who has asked, or by the link of a mail. */
export type ThreadAccess = { id: string } | { token: string };

const keyOf = (access: ThreadAccess) =>
  'id' in access ? [...THREADS, access.id] : ['help-link', access.token];

/** A question with its messages. The first visit by link confirms it. */
export function useHelpThread(access: ThreadAccess) {
  return useQuery({
    queryKey: keyOf(access),
    queryFn: () =>
      'id' in access
        ? call(contract.readHelpThread, { params: access })
        : call(contract.openHelpLink, { body: access }),
    staleTime: 0,
  });
}

/** Writes a message into a question, closes it or opens it again. */
export function useChangeHelpThread(access: ThreadAccess) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (change: { text: string } | { state: 'open' | 'closed' }) => {
      if ('text' in change) {
        return 'id' in access
          ? call(contract.writeHelpMessage, { params: access, body: change })
          : call(contract.writeHelpMessageByLink, { body: { ...access, ...change } });
      }
      return 'id' in access
        ? call(contract.setHelpThreadState, { params: access, body: change })
        : call(contract.setHelpThreadStateByLink, { body: { ...access, ...change } });
    },
    onSuccess: (thread) => queryClient.setQueryData(keyOf(access), thread),
  });
}
