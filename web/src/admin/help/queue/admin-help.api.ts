import * as contract from '@codivia/contract/api/admin-help';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { memberKey } from '../../../lib/query.ts';
import { countQueryOf, type HelpView, listQueryOf } from './help-view.ts';

const HELP = memberKey('admin', 'help');
/** The interval between checks of a question for new messages and other team members, in milliseconds. */
const POLL = 10_000;

/** Returns one page of the questions, in the requested order. */
export function useAdminThreads(view: HelpView) {
  const query = listQueryOf(view);
  return useQuery({
    queryKey: [...HELP, 'list', query],
    queryFn: () => call(contract.listAdminHelpThreads, { query }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Returns the number of questions on all pages. */
export function useAdminThreadCount(view: HelpView) {
  const query = countQueryOf(view);
  return useQuery({
    queryKey: [...HELP, 'count', query],
    queryFn: () => call(contract.countAdminHelpThreads, { query }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** One question with all messages, kept up to date. */
export function useAdminThread(id: string) {
  return useQuery({
    queryKey: [...HELP, 'thread', id],
    queryFn: () => call(contract.readAdminHelpThread, { params: { id } }),
    staleTime: 0,
    refetchInterval: POLL,
  });
}

/** Shows the others that this team member is at the question, and returns who else is. */
export function usePresence(id: string, writing: boolean) {
  return useQuery({
    queryKey: [...HELP, 'presence', id, writing],
    queryFn: () => call(contract.showHelpPresence, { params: { id }, body: { writing } }),
    staleTime: 0,
    refetchInterval: POLL,
    placeholderData: keepPreviousData,
  });
}

export function useStaff() {
  return useQuery({
    queryKey: [...HELP, 'staff'],
    queryFn: () => call(contract.listHelpStaff),
  });
}

/** An action on a question. */
export type ThreadChange =
  | { answer: string }
  | { note: string }
  | { assign: string | null }
  | { state: 'open' | 'closed' }
  | { merge: string };

function send(id: string, change: ThreadChange) {
  const params = { id };
  if ('answer' in change) {
    return call(contract.answerHelpThread, { params, body: { text: change.answer } });
  }
  if ('note' in change)
    return call(contract.noteHelpThread, { params, body: { text: change.note } });
  if ('assign' in change) {
    return call(contract.assignHelpThread, { params, body: { user_id: change.assign } });
  }
  if ('state' in change) return call(contract.setAdminHelpThreadState, { params, body: change });
  return call(contract.mergeHelpThread, { params, body: { into: change.merge } });
}

/** Changes a question; the resulting thread is shown at once. */
export function useChangeThread(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: ThreadChange) => send(id, change),
    onSuccess: (thread) => {
      queryClient.setQueryData([...HELP, 'thread', thread.id], thread);
      void queryClient.invalidateQueries({ queryKey: [...HELP, 'list'] });
      void queryClient.invalidateQueries({ queryKey: [...HELP, 'count'] });
    },
  });
}

const TEMPLATES = [...HELP, 'templates'];

export function useTemplates() {
  return useQuery({ queryKey: TEMPLATES, queryFn: () => call(contract.listHelpTemplates) });
}

/** Writes a reusable answer; a new one without an id. */
export function useSaveTemplate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Omit<contract.HelpTemplate, 'id'> & { id: string | null }) =>
      id === null
        ? call(contract.createHelpTemplate, { body })
        : call(contract.updateHelpTemplate, { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: TEMPLATES }),
  });
}

export function useDeleteTemplate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.deleteHelpTemplate, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: TEMPLATES }),
  });
}
