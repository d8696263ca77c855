import { changeEmail, changePassword, updateProfile } from '@codivia/contract/api/accounts';
import type { Input } from '@codivia/contract/api/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { readSession, signIn, storeUser } from '../../lib/session.ts';

/** Changes the member's name or language. */
export function useUpdateProfile() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Input<typeof updateProfile>['body']) => call(updateProfile, { body }),
    onSuccess: ({ name, language }) => {
      const { user } = readSession();
      if (user) storeUser({ ...user, name, language });
    },
  });
}

/** Requests another address; nothing changes before the link in its mail is opened. */
export function useChangeEmail() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Input<typeof changeEmail>['body']) => call(changeEmail, { body }),
  });
}

/** Changes the password. That ends all sessions; the answer opens a new one here. */
export function useChangePassword() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Input<typeof changePassword>['body']) => call(changePassword, { body }),
    onSuccess: signIn,
  });
}
