import type { Input } from '@codivia/contract/api/endpoint';
import {
  askToTeach,
  readOwnTeacher,
  type TeacherState,
  withdrawTeacherRequest,
} from '@codivia/contract/api/teachers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';

const KEY = memberKey('teacher');

/** Tells whether the member is a teacher or has asked to become one; an administrator decides meanwhile. */
export function useTeacherState() {
  return useQuery({ queryKey: KEY, queryFn: () => call(readOwnTeacher), staleTime: 0 });
}

function useStored() {
  const queries = useQueryClient();
  return (state: TeacherState) => queries.setQueryData(KEY, state);
}

export function useAskToTeach() {
  const onSuccess = useStored();
  return useMutation({
    mutationFn: (body: Input<typeof askToTeach>['body']) => call(askToTeach, { body }),
    onSuccess,
  });
}

export function useWithdrawRequest() {
  const onSuccess = useStored();
  return useMutation({ mutationFn: () => call(withdrawTeacherRequest), onSuccess });
}
