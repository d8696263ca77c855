import type { Input } from '@codivia/contract/api/endpoint';
import {
  closeThread,
  createThread,
  decideProposal,
  type MentoringOverview,
  readMentoring,
  readThread,
  readThreadFiles,
  reportMessage,
  sendMessage,
  type Thread,
} from '@codivia/contract/api/mentoring';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';

const OVERVIEW = memberKey('mentoring', 'overview');
const threadKey = (id: string) => memberKey('mentoring', 'thread', id);

/** The interval between requests for a learner's open thread, in milliseconds. */
const REREAD_MS = 30_000;

/** Returns the member's own requests, and the subjects on which requests are possible. */
export function useMentoring(enabled = true) {
  return useQuery<MentoringOverview>({
    queryKey: OVERVIEW,
    queryFn: () => call(readMentoring),
    staleTime: 0,
    enabled,
  });
}

/**
 * Returns one thread. A learner's is read again to show new answers; each reading of a mentor is recorded, so theirs is
 * not repeated.
 */
export function useThread(id: string) {
  return useQuery<Thread>({
    queryKey: threadKey(id),
    queryFn: () => call(readThread, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.viewer === 'learner' && data.state !== 'closed' ? REREAD_MS : false,
  });
}

/** The files that the exercise of a thread gives its program; `enabled` when it is about an exercise. */
export function useThreadFiles(id: string, enabled: boolean) {
  const queryClient = useQueryClient();
  const options = {
    queryKey: memberKey('mentoring', 'files', id),
    queryFn: async () => (await call(readThreadFiles, { params: { id } })).files,
    staleTime: Number.POSITIVE_INFINITY,
  };
  const { data } = useQuery({ ...options, enabled });
  return { files: data ?? [], fetch: () => queryClient.fetchQuery(options) };
}

/** Makes a change of a thread; the answer is the changed thread. */
function useChange<Argument>(change: (argument: Argument) => Promise<Thread>, meta = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    meta,
    mutationFn: change,
    onSuccess: (thread) => {
      queryClient.setQueryData(threadKey(thread.id), thread);
      void queryClient.invalidateQueries({ queryKey: OVERVIEW });
      void queryClient.invalidateQueries({ queryKey: memberKey('mentoring', 'queue') });
    },
  });
}

/** Asks for mentoring. */
export function useCreateThread() {
  return useChange(
    (body: Input<typeof createThread>['body']) => call(createThread, { body }),
    FAILURE_SHOWN,
  );
}

/** Writes a message into a thread. */
export function useSendMessage(id: string) {
  return useChange(
    (body: Input<typeof sendMessage>['body']) => call(sendMessage, { params: { id }, body }),
    FAILURE_SHOWN,
  );
}

/** Accepts or declines a proposal. */
export function useDecideProposal(id: string, message_id: string) {
  return useChange((accept: boolean) =>
    call(decideProposal, { params: { id, message_id }, body: { accept } }),
  );
}

/** Hides a message until it was reviewed. */
export function useReportMessage(id: string, message_id: string) {
  return useChange(() => call(reportMessage, { params: { id, message_id } }));
}

/** Closes a thread. */
export function useCloseThread(id: string) {
  return useChange(() => call(closeThread, { params: { id } }));
}
