import {
  joinClass,
  leaveClass,
  listOwnClasses,
  readClassJoining,
} from '@codivia/contract/api/class-sign-in';
import type { Input } from '@codivia/contract/api/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { refreshMember } from '../../lib/member.ts';
import { memberKey } from '../../lib/query.ts';

const MINE = memberKey('classes', 'mine');
const joiningKey = (code: string) => memberKey('classes', 'joining', code);

/** What the teachers of a class will see of the member. */
export function useJoining(code: string) {
  return useQuery({
    queryKey: joiningKey(code),
    queryFn: () => call(readClassJoining, { params: { code } }),
    staleTime: 0,
  });
}

/** Joins a class. When the list of what is seen has changed meanwhile, it is read again. */
export function useJoinClass(code: string) {
  const queries = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: Input<typeof joinClass>['body']) =>
      call(joinClass, { params: { code }, body }),
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: MINE });
      await refreshMember();
    },
    onError: () => queries.invalidateQueries({ queryKey: joiningKey(code) }),
  });
}

/** The classes in which the member learns. */
export function useMyClasses() {
  return useQuery({ queryKey: MINE, queryFn: () => call(listOwnClasses), staleTime: 0 });
}

/** Leaves a class. */
export function useLeaveClass() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(leaveClass, { params: { id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: MINE });
      await refreshMember();
    },
  });
}
