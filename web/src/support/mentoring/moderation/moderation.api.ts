import {
  type AdminThread,
  type AdminThreadsQuery,
  countAdminThreads,
  listAdminThreads,
  readAdminThread,
  readUserMentor,
  reviewMessage,
  setUserMentor,
} from '@codivia/contract/api/admin-mentoring';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { memberKey } from '../../../lib/query.ts';

const threads = (...rest: readonly unknown[]) => memberKey('admin', 'mentoring', ...rest);

/** Maximum number of threads shown at once. */
export const THREADS_SHOWN = 50;

/** Returns the threads of a page, from 1, without their messages, and their number. */
export function useAdminThreads(
  filters: Pick<AdminThreadsQuery, 'flagged' | 'state'>,
  page: number,
) {
  const query = { ...filters, limit: THREADS_SHOWN, offset: (page - 1) * THREADS_SHOWN };
  return useQuery({
    queryKey: threads('list', query),
    queryFn: async () => ({
      rows: await call(listAdminThreads, { query }),
      total: (await call(countAdminThreads, { query: filters })).total,
    }),
    staleTime: 0,
  });
}

/** Returns a whole thread. Every read is recorded: it is fetched when it is opened, and not again by itself. */
export function useAdminThread(id: string) {
  return useQuery({
    queryKey: threads('thread', id),
    queryFn: () => call(readAdminThread, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Shows a reported or held message, or removes it. */
export function useReviewMessage(id: string, message_id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: 'restore' | 'remove') =>
      call(reviewMessage, { params: { id, message_id }, body: { decision } }),
    onSuccess: (thread: AdminThread) => {
      queryClient.setQueryData(threads('thread', id), thread);
      void queryClient.invalidateQueries({ queryKey: threads('list') });
    },
  });
}

const mentorKey = (id: string) => memberKey('admin', 'mentor', id);

/** Tells whether an account is a mentor's. */
export function useUserMentor(id: string) {
  return useQuery({
    queryKey: mentorKey(id),
    queryFn: () => call(readUserMentor, { params: { id } }),
    staleTime: 0,
  });
}

/** Grants the capability of a mentor, ends its suspension, or withdraws it. */
export function useSetUserMentor(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mentor: boolean) => call(setUserMentor, { params: { id }, body: { mentor } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(mentorKey(id), saved);
      void queryClient.invalidateQueries({ queryKey: threads() });
      void queryClient.invalidateQueries({ queryKey: memberKey('mentoring') });
    },
  });
}
