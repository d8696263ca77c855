import { endOneSession, endOtherSessions, listSessions } from '@codivia/contract/api/sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { memberKey } from '../../../lib/query.ts';

const KEY = memberKey('sessions');

/** Returns the devices on which the member is signed in. */
export function useSessions() {
  return useQuery({ queryKey: KEY, queryFn: () => call(listSessions), staleTime: 0 });
}

/** Signs one device out, or all the others when none is named. */
export function useEndSessions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call(endOtherSessions) : call(endOneSession, { params: { id } }),
    // Also when it failed: the device may have been signed out meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
