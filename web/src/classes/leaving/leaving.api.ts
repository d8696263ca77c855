import type { Input } from '@codivia/contract/api/endpoint';
import { leaveSchool, readSchoolLeaving, stopLeaving } from '@codivia/contract/api/leaving-school';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { refreshMember } from '../../lib/member.ts';
import { memberKey } from '../../lib/query.ts';

const KEY = memberKey('leaving-school');

/** Reads how far the account is; one that has become a personal one meanwhile is read anew. */
async function readLeaving() {
  try {
    return await call(readSchoolLeaving);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_class_account') await refreshMember();
    throw error;
  }
}

/** How far the class account is on the way to a personal one. The link is often followed in another tab. */
export function useLeaving() {
  const always = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;
  return useQuery({ queryKey: KEY, queryFn: readLeaving, ...always });
}

/** Sends the address, the password and the age; a member who has left with it is read anew. */
export function useLeaveSchool() {
  const queries = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Input<typeof leaveSchool>['body']) => call(leaveSchool, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

/** Ends what was begun, and reads the member anew, whose notice goes. */
export function useStopLeaving() {
  const queries = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: () => call(stopLeaving),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: KEY });
      await refreshMember();
    },
  });
}
