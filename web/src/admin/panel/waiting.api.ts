import { readWaiting, type Waiting } from '@codivia/contract/api/admin-waiting';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';
import type { Section } from './panel-address.ts';

const WAITING = memberKey('admin', 'waiting');
/** The time between two looks, in milliseconds. */
const POLL = 60_000;

/** The queues that sections show. */
const QUEUES: Partial<Record<Section, keyof Waiting>> = {
  lessons: 'lessons',
  help: 'help',
  users: 'names',
  mentoring: 'mentoring',
  projects: 'projects',
  schools: 'teachers',
};

/** Returns how much waits in a section; asked for again after every change in the panel. */
export function useWaiting(): (section: Section) => number {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: WAITING,
    queryFn: () => call(readWaiting),
    staleTime: POLL / 2,
    refetchInterval: POLL,
  });
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void queryClient.invalidateQueries({ queryKey: WAITING });
      }),
    [queryClient],
  );
  return (section) => {
    const queue = QUEUES[section];
    return (queue && data?.[queue]) ?? 0;
  };
}
