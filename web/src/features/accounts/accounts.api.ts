import {
  type AuthAnswer,
  forgotPassword,
  login,
  register,
  resendVerification,
  resetPassword,
  verify,
} from '@codivia/contract/api/accounts';
import type { Input } from '@codivia/contract/api/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { signIn, signOut } from '../../lib/session.ts';

/** Opens a session. */
export function useLogin() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Input<typeof login>['body']) => call(login, { body }),
    onSuccess: signIn,
  });
}

function opensSession<Said extends Partial<AuthAnswer>>(answer: Said): answer is Said & AuthAnswer {
  return Boolean(answer.access_token && answer.refresh_token && answer.user);
}

/** Creates an account; with a gift token the answer also opens a session. */
export function useRegister() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: ({
      token,
      ...body
    }: Input<typeof register>['body'] & { token?: string | undefined }) =>
      call(register, { query: token ? { token } : {}, body }),
    onSuccess: (answer) => {
      if (opensSession(answer)) signIn(answer);
    },
  });
}

/** Requests another verification mail. */
export function useResendVerification() {
  return useMutation({
    mutationFn: (body: Input<typeof resendVerification>['body']) =>
      call(resendVerification, { body }),
  });
}

/** Requests a mail with a reset link. */
export function useForgotPassword() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Input<typeof forgotPassword>['body']) => call(forgotPassword, { body }),
  });
}

/** Sets a new password with the token of a reset mail. That ends every session, the one here too. */
export function useResetPassword() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Input<typeof resetPassword>['body']) => call(resetPassword, { body }),
    onSuccess: signOut,
  });
}

/** Confirms an address; a person who proves to have registered it, or chooses a password, is signed in. */
export function useVerification() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Input<typeof verify>['body']) => call(verify, { body }),
    onSuccess: (answer) => {
      if (opensSession(answer)) signIn(answer);
    },
  });
}
