import type { Language } from '@codivia/contract/api/language';
import {
  type HiddenReplay,
  listHiddenReplays,
  listReplays,
  type Replay,
  type ReplaySummary,
  type ReplayVisibility,
  readReplay,
  readReplayVisibility,
  setReplayVisibility,
} from '@codivia/contract/api/live-replays';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError, UNREACHABLE } from '../../lib/api-error.ts';
import { memberKey } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { dropKeptReplay, keepReplay, listKeptReplays, readKeptReplay } from './kept-replays.ts';

/** All replays, the same for everybody. */
export const replaysQuery = queryOptions({
  queryKey: ['live', 'replays'],
  queryFn: () => call(listReplays),
});

export const useReplays = () => useQuery(replaysQuery);

/** Returns the replays opened in this browser, for use when the list itself cannot be fetched. */
export function useKeptReplays(error: unknown) {
  const { user } = useSession();
  const unreachable = error instanceof ApiError && error.code === UNREACHABLE;
  const { data } = useQuery<ReplaySummary[]>({
    queryKey: memberKey('live', 'kept-replays'),
    queryFn: () => (user ? listKeptReplays(user.id) : []),
    enabled: unreachable && user !== null,
    // Another replay may have been opened in the meantime.
    staleTime: 0,
  });
  return unreachable ? (data ?? []) : [];
}

/**
 * Fetches a replay from the network first: the kept one is for times without a network, and is deleted when the plan no
 * longer has the replay.
 */
async function fetchReplay(userId: string, id: string, language: Language): Promise<Replay> {
  try {
    const replay = await call(readReplay, { params: { id }, query: { lang: language } });
    void keepReplay(userId, language, replay);
    return replay;
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.status)) {
      await dropKeptReplay(userId, id, language);
    }
    const unreachable = error instanceof ApiError && error.code === UNREACHABLE;
    const kept = unreachable ? await readKeptReplay(userId, id, language) : undefined;
    if (!kept) throw error;
    return kept;
  }
}

/** A replay in one of its languages; it does not change, so it is not fetched again. */
export function useReplay(userId: string, id: string, language: Language) {
  return useQuery<Replay>({
    queryKey: memberKey('live', 'replay', id, language),
    queryFn: () => fetchReplay(userId, id, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const visibilityKey = (id: string) => memberKey('live', 'replay-visibility', id);

/** Tells whether a replay is hidden, for administrators. */
export function useReplayVisibility(id: string) {
  return useQuery<ReplayVisibility>({
    queryKey: visibilityKey(id),
    queryFn: () => call(readReplayVisibility, { params: { id } }),
  });
}

const hiddenKey = () => memberKey('live', 'hidden-replays');

/** Returns all hidden replays, for administrators. */
export function useHiddenReplays() {
  return useQuery<HiddenReplay[]>({
    queryKey: hiddenKey(),
    queryFn: () => call(listHiddenReplays),
  });
}

/** Hides a replay or shows it again; the lists are read again. */
export function useSetReplayVisibility(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { hidden: boolean; reason: string }) =>
      call(setReplayVisibility, { params: { id }, body }),
    onSuccess: (visibility) => {
      queryClient.setQueryData(visibilityKey(id), visibility);
      void queryClient.invalidateQueries({ queryKey: hiddenKey() });
      return queryClient.invalidateQueries({ queryKey: replaysQuery.queryKey });
    },
  });
}
