import type { Input } from '@codivia/contract/api/endpoint';
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from '@codivia/contract/api/second-factor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';

const KEY = memberKey('second-factor');

/** Refetches the data that depends on the second factor: its own state, and a mentor's rights. */
function useReadAgain() {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: KEY });
    await queries.invalidateQueries({ queryKey: memberKey('mentoring') });
  };
}

/** Tells whether one's own account has a second factor. */
export function useSecondFactor() {
  return useQuery({ queryKey: KEY, queryFn: () => call(readSecondFactor), staleTime: 0 });
}

/** Creates a new secret; the answer contains it only this once. */
export function useBegin() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (password: string) => call(beginSecondFactor, { body: { password } }),
    gcTime: 0,
  });
}

/** Confirms the secret with a code; returns the recovery codes, this once. */
export function useConfirm() {
  const onSuccess = useReadAgain();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (code: string) => call(confirmSecondFactor, { body: { code } }),
    onSuccess,
    gcTime: 0,
  });
}

/** The proof that both need: the password, and a code of the app or for recovery. */
export type Proof = Input<typeof disableSecondFactor>['body'];

/** Replaces the recovery codes; returns the new ones, this once. */
export function useRenewCodes() {
  const onSuccess = useReadAgain();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Proof) => call(renewRecoveryCodes, { body }),
    onSuccess,
    gcTime: 0,
  });
}

/** Switches the second factor off. */
export function useDisable() {
  const onSuccess = useReadAgain();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Proof) => call(disableSecondFactor, { body }),
    onSuccess,
  });
}
