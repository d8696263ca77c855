import { decideNameRequest, listNameRequests } from '@codivia/contract/api/certificate-names';
import type { Input } from '@codivia/contract/api/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';

/** The requests for another name on certificates that wait, the oldest first. */
export function useNameRequests() {
  return useQuery({
    queryKey: memberKey('admin', 'name-requests'),
    queryFn: () => call(listNameRequests),
    staleTime: 0,
  });
}

/** Accepts or declines a request of a member; the lists are fetched again, whatever the outcome. */
export function useDecideName(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof decideNameRequest>['body']) =>
      call(decideNameRequest, { params: { id }, body }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: memberKey('admin') });
      void queryClient.invalidateQueries({ queryKey: memberKey('certificates') });
      void queryClient.invalidateQueries({ queryKey: memberKey('certificate') });
      void queryClient.invalidateQueries({ queryKey: ['certificate'] });
    },
  });
}
