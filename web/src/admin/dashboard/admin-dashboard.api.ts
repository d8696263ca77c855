import { readDashboard } from '@codivia/contract/api/admin-dashboard';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';

/** Counters, what happened lately and the last weeks; fetched again at every visit. */
export function useDashboard() {
  return useQuery({
    queryKey: memberKey('admin', 'dashboard'),
    queryFn: () => call(readDashboard),
    staleTime: 0,
  });
}
