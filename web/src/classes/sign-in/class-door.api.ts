import type { AuthAnswer } from '@codivia/contract/api/accounts';
import { readClassDoor, signInToClass } from '@codivia/contract/api/class-sign-in';
import type { Input } from '@codivia/contract/api/endpoint';
import { openSchoolSession, startSchoolSignIn } from '@codivia/contract/api/school-sign-in';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { paths } from '../../lib/paths.ts';
import { shouldRetry } from '../../lib/query.ts';
import { leaveFor } from '../../lib/redirect.ts';
import { takeRedirect } from '../../lib/remembered-redirect.ts';
import { signIn } from '../../lib/session.ts';
import { markSharedComputer } from '../../lib/shared-computer.ts';

/** Tells whether the server refuses more tries for a while. */
export const isTooMany = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 429;

/** The class behind a code. */
export function useClassDoor(code: string) {
  return useQuery({
    queryKey: ['class-door', code],
    queryFn: () => call(readClassDoor, { params: { code } }),
    retry: (failures, error) => !isTooMany(error) && shouldRetry(failures, error),
    staleTime: 0,
  });
}

/** Keeps the session of a pupil, and leads to where the pupil was going. */
function useSignedIn() {
  const navigate = useNavigate();
  return (answer: AuthAnswer, shared: boolean) => {
    signIn(answer);
    markSharedComputer(shared);
    void navigate(takeRedirect() ?? paths.dashboard, { replace: true });
  };
}

/** Leads to the sign-in of the school. */
export function useSchoolSignIn(code: string) {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: () => call(startSchoolSignIn, { body: { code } }),
    onSuccess: ({ url }) => leaveFor(url),
  });
}

/** Opens the session of whoever has come back from the school, on a computer that others use too. */
export function useOpenSchoolSession() {
  const finish = useSignedIn();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: () => call(openSchoolSession),
    onSuccess: (answer) => finish(answer, true),
  });
}

type Words = Input<typeof signInToClass>['body'] & {
  /** True if others use this computer too. */
  shared: boolean;
};

/** Opens the session of a class account. */
export function useSignInToClass(code: string) {
  const finish = useSignedIn();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: ({ user_name, words }: Words) =>
      call(signInToClass, { params: { code }, body: { user_name, words } }),
    onSuccess: (answer, { shared }) => finish(answer, shared),
  });
}
