import {
  cancelLiveSession,
  changeLiveSession,
  type LiveSchedule,
  type LiveSession,
  leaveLiveSeat,
  listLiveSessions,
  readLiveSession,
  readOwnLiveSessions,
  scheduleLiveSession,
  takeLiveSeat,
} from '@codivia/contract/api/live-sessions';
import { readersTimeZone } from '@codivia/contract/text/local-days';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';

const ALL = ['live-sessions'] as const;
const OWN = memberKey('live-sessions', 'own');

/** The interval between requests for seats and states while they are visible, in milliseconds. */
const REREAD_MS = 60_000;
const KEPT = { staleTime: REREAD_MS / 2, refetchInterval: REREAD_MS } as const;

/** The sessions of the calendar, the next first. */
export const liveSessionsQuery = queryOptions({
  queryKey: [...ALL, 'list'],
  queryFn: () => call(listLiveSessions),
  ...KEPT,
});

/** One session of the calendar. */
export const liveSessionQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'one', id],
    queryFn: () => call(readLiveSession, { params: { id } }),
    ...KEPT,
  });

/** The member's rights and seats; nothing is asked for visitors. */
export function useOwnLiveSessions(enabled: boolean) {
  return useQuery({ queryKey: OWN, queryFn: () => call(readOwnLiveSessions), enabled });
}

/** Makes a change after which seats, states and rights are read again. */
function useChange<Argument, Answer>(change: (argument: Argument) => Promise<Answer>, meta = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    meta,
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ALL }),
        queryClient.invalidateQueries({ queryKey: OWN }),
      ]),
  });
}

/** Takes a seat, or changes whether its reminder is mailed. */
export function useTakeSeat(id: string) {
  return useChange((reminder: boolean) =>
    call(takeLiveSeat, {
      params: { id },
      query: { time_zone: readersTimeZone() },
      body: { reminder },
    }),
  );
}

/** Releases a seat. */
export function useLeaveSeat(id: string) {
  return useChange((_: undefined) => call(leaveLiveSeat, { params: { id } }));
}

/** Schedules a session, or changes an existing one. */
export function useSaveSession(session: LiveSession | undefined) {
  return useChange(
    (body: LiveSchedule) =>
      session
        ? call(changeLiveSession, { params: { id: session.id }, body })
        : call(scheduleLiveSession, { body }),
    FAILURE_SHOWN,
  );
}

/** Cancels a session. */
export function useCancelSession(id: string) {
  return useChange((_: undefined) => call(cancelLiveSession, { params: { id } }));
}
