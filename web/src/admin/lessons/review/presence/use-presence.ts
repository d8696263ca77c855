import {
  type Colleague,
  endPresence,
  keepPresence,
  PRESENCE_BEAT_MS,
} from '@codivia/contract/api/admin-lesson-presences';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../../lib/api.ts';
import { memberKey } from '../../../../lib/query.ts';

/** Says again and again that this lesson is open, also while the tab is hidden, and returns who else has it open. */
export function usePresence(id: string, is_editing: boolean): readonly Colleague[] {
  const { data = [] } = useQuery({
    queryKey: memberKey('admin', 'lesson', id, 'presence', is_editing),
    queryFn: () => call(keepPresence, { params: { id }, body: { is_editing } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: PRESENCE_BEAT_MS,
    refetchIntervalInBackground: true,
  });
  useEffect(
    () => () => {
      // Whoever cannot say so counts as gone a little later.
      call(endPresence, { params: { id } }).catch(() => undefined);
    },
    [id],
  );
  return data;
}
