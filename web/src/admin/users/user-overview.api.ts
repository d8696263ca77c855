import { readUserOverview } from '@codivia/contract/api/admin-user-overview';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';

/** An account with what its owner has done, asked for at every visit. */
export function useUserOverview(id: string) {
  return useQuery({
    queryKey: memberKey('admin', 'users', 'overview', id),
    queryFn: () => call(readUserOverview, { params: { id } }),
    staleTime: 0,
  });
}
