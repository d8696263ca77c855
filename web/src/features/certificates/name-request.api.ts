import {
  type NameRequest,
  readNameRequest,
  requestName,
  withdrawNameRequest,
} from '@codivia/contract/api/certificate-names';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';

const KEY = memberKey('certificate-name');

/** What the member asked last about the name on their certificates; an administrator may answer at any time. */
export function useNameRequest() {
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await call(readNameRequest)).request,
    staleTime: 0,
  });
}

/** Asks for another name, in the place of what was asked before. */
export function useRequestName() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: { name: string; why: string }) => call(requestName, { body }),
    onSuccess: (request: NameRequest) => queryClient.setQueryData(KEY, request),
  });
}

/** Withdraws what waits; what was answered meanwhile is shown. */
export function useWithdrawName() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(withdrawNameRequest),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
