import * as contract from '@codivia/contract/api/family-child';
import type { Language } from '@codivia/contract/api/language';
import { readersTimeZone } from '@codivia/contract/text/local-days';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { FAILURE_SHOWN } from '../lib/failed-changes.ts';
import { refreshMember } from '../lib/member.ts';
import { memberKey } from '../lib/query.ts';
import { storeUser } from '../lib/session.ts';

const KEY = memberKey('own-family');

/** The member's parents, and what parents see. */
export function useOwnFamily() {
  return useQuery({
    queryKey: KEY,
    queryFn: () => call(contract.readOwnFamily, { query: { time_zone: readersTimeZone() } }),
    staleTime: 0,
  });
}

export function useAskParent() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: { email: string; lang: Language }) => call(contract.askParent, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** Takes a question back, or ends what a parent sees and decides. */
export function useEndParent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (parent_id: string) => call(contract.endParent, { params: { parent_id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export function useTurnFifteen() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.turnFifteen),
    onSuccess: storeUser,
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export function useObjection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.objectToDeletion),
    // The dashboard shows the deletion as the signed-in member has it.
    onSettled: () =>
      Promise.all([queryClient.invalidateQueries({ queryKey: KEY }), refreshMember()]),
  });
}
