import { readWeeklyPlan, setWeeklyPlan } from '@codivia/contract/api/weekly-plan';
import { readersTimeZone } from '@codivia/contract/text/local-days';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';

const KEY = memberKey('weekly-plan');

/** The member's week. Asked again at each visit: minutes are added while lessons are open. */
export function useWeeklyPlan() {
  return useQuery({
    queryKey: KEY,
    queryFn: () => call(readWeeklyPlan, { query: { time_zone: readersTimeZone() } }),
    staleTime: 0,
  });
}

/** Plans a number of days a week, or none. */
export function useSetWeeklyPlan() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (days_per_week: number | null) =>
      call(setWeeklyPlan, { query: { time_zone: readersTimeZone() }, body: { days_per_week } }),
    onSuccess: (plan) => queryClient.setQueryData(KEY, plan),
  });
}
