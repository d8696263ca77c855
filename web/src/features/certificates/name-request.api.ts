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

/** Returns the member's last request about the name on their certificates; an administrator may answer at any time. */
export function useNameRequest() {
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await call(readNameRequest)).request,
    staleTime: 0,
  });
}

/** Requests another name; the request replaces an earlier one. */
export function useRequestName() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: { name: string; why: string }) => call(requestName, { body }),
    onSuccess: (request: NameRequest) => queryClient.setQueryData(KEY, request),
  });
}

/** Withdraws the pending request; an answer from the meantime is shown. */
export function useWithdrawName() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(withdrawNameRequest),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
