import { deleteAccount } from '@codivia/contract/api/accounts';
import { readPersonalData } from '@codivia/contract/api/personal-data';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';

/** Fetches everything that is kept about the member. */
export function usePersonalData() {
  return useMutation({ mutationFn: () => call(readPersonalData) });
}

/** Deletes the account, for anyone who knows its password. The session here is left to the caller. */
export function useDeleteAccount() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
  });
}
