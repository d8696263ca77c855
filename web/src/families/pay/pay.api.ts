import * as contract from '@codivia/contract/api/payers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';

const requestKey = (token: string) => ['payment-request', token];
const paidKey = (token: string) => ['paid-subscription', token];

/** Tells whether a link does not work any more; it may also have lost a part of its secret. */
export const isLinkOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 410 || error.status === 400);

/** The subject of a request to pay. */
export function usePaymentRequest(token: string) {
  return useQuery({
    queryKey: requestKey(token),
    queryFn: () => call(contract.readPaymentRequest, { body: { token } }),
    staleTime: 0,
  });
}

/** Opens the checkout of one way to pay. Returns its address. What is asked for is read again if that fails. */
export function usePayForMember(token: string) {
  const queries = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: async (what: 'subscription' | 'gift_card') =>
      (await call(contract.payForMember, { body: { token, what } })).checkout_url,
    onError: () => queries.invalidateQueries({ queryKey: requestKey(token) }),
  });
}

/** The subscription that somebody pays for. */
export function usePaidSubscription(token: string) {
  return useQuery({
    queryKey: paidKey(token),
    queryFn: () => call(contract.readAsPayer, { body: { token } }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Ends a subscription with what is paid for. */
export function useStopAsPayer(token: string) {
  const queries = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: () => call(contract.stopAsPayer, { body: { token } }),
    onSuccess: (paid) => queries.setQueryData(paidKey(token), paid),
    onError: () => queries.invalidateQueries({ queryKey: paidKey(token) }),
  });
}

/** Opens the page with the receipts. Returns its address. */
export function usePayerPortal(token: string) {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: async () =>
      (await call(contract.openPortalAsPayer, { body: { token } })).portal_url,
  });
}
