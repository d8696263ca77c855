import {
  correctCertificate,
  listCertificatesOfUser,
} from '@codivia/contract/api/admin-certificates';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';

/** The certificates of an account, with the corrections of the names on them. */
export function useUserCertificates(userId: string) {
  return useQuery({
    queryKey: memberKey('admin', 'certificates', userId),
    queryFn: () => call(listCertificatesOfUser, { params: { id: userId } }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Corrects the name on a certificate, which may be one's own. */
export function useCorrectCertificate(certificate_id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (user_name: string) =>
      call(correctCertificate, { params: { certificate_id }, body: { user_name } }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: memberKey('admin') }),
        queryClient.invalidateQueries({ queryKey: memberKey('certificates') }),
        queryClient.invalidateQueries({ queryKey: memberKey('certificate') }),
        queryClient.invalidateQueries({ queryKey: ['certificate', certificate_id] }),
      ]),
  });
}
