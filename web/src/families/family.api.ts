import * as contract from '@codivia/contract/api/family';
import * as payments from '@codivia/contract/api/family-payments';
import { readersTimeZone } from '@codivia/contract/text/local-days';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { FAILURE_SHOWN } from '../lib/failed-changes.ts';
import { callFamily } from './family-call.ts';

const FAMILY = ['family'];

/** The children of the parent whose link this is. */
export function useFamily(token: string) {
  return useQuery({
    queryKey: [...FAMILY, token],
    queryFn: () =>
      callFamily(contract.readFamily, { query: { time_zone: readersTimeZone() } }, token),
    staleTime: 0,
  });
}

/** The changes that a parent makes on the family page. */
export type FamilyChange =
  | { kind: 'switches'; id: string; switches: contract.FamilySwitches }
  | { kind: 'close'; id: string; item_id: string }
  | { kind: 'leave' | 'delete' | 'keep'; id: string };

function send(change: FamilyChange) {
  const params = { id: change.id };
  switch (change.kind) {
    case 'switches':
      return callFamily(contract.setFamilySwitches, { params, body: change.switches });
    case 'close':
      return callFamily(contract.closePublicItem, {
        params: { ...params, item_id: change.item_id },
      });
    case 'leave':
      return callFamily(contract.leaveChild, { params });
    case 'delete':
      return callFamily(contract.askForDeletion, { params });
    case 'keep':
      return callFamily(contract.withdrawDeletion, { params });
  }
}

/** Changes something on the family page, which is read again then. */
export function useFamilyChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Not waited for: what was changed may be gone with the new page, and what follows the change with it.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: FAMILY });
    },
  });
}

/** Ends the subscription that the parent pays for; the page is read again then. */
export function useStopForChild(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: () => callFamily(payments.stopForChild, { params: { id } }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: FAMILY });
    },
  });
}

/** Opens the page with the receipts. Returns its address. */
export function usePortalForChild(id: string) {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: async () =>
      (await callFamily(payments.openPortalForChild, { params: { id } })).portal_url,
  });
}

/** Withdraws the agreement for a child by the link of a mail, which need not be that of this browser. */
export function useWithdrawByLink(token: string) {
  return useMutation({
    mutationFn: (id: string) => callFamily(contract.leaveChild, { params: { id } }, token),
  });
}

/** Fetches all that is kept about a child, or about the parent. */
export function useFamilyData() {
  return useMutation({
    mutationFn: (childId: string | null): Promise<unknown> =>
      childId === null
        ? callFamily(contract.readParentData)
        : callFamily(contract.readChildData, { params: { id: childId } }),
  });
}

export function useDeleteParent() {
  return useMutation({ mutationFn: () => callFamily(contract.deleteParent) });
}

export function useAskForLink() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: { email: string; lang: 'fr' | 'en' }) =>
      call(contract.askForFamilyLink, { body }),
  });
}

/** The question that the link of a mail leads to. */
export function useConsent(token: string) {
  return useQuery({
    queryKey: ['consent', token],
    queryFn: () => call(contract.readConsent, { body: { token } }),
    staleTime: 0,
  });
}

type ConsentAnswer = Pick<
  Parameters<typeof call<typeof contract.answerConsent>>[1]['body'],
  'answer' | 'switches' | 'version'
>;

export function useAnswerConsent(token: string) {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: ConsentAnswer) => call(contract.answerConsent, { body: { token, ...body } }),
  });
}
