import type { Language } from '@codivia/contract/api/language';
import { type MentorProfile, setMentorProfile } from '@codivia/contract/api/mentor-profile';
import { claimThread, listQueue, releaseThread } from '@codivia/contract/api/mentoring-queue';
import type { ProgramKind } from '@codivia/contract/programs/program';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';

export interface QueueFilters {
  language?: Language;
  kind?: ProgramKind;
}

/** Returns the threads that wait for a mentor, for these filters. */
export function useQueue(filters: QueueFilters) {
  return useQuery({
    queryKey: memberKey('mentoring', 'queue', filters),
    queryFn: () => call(listQueue, { query: filters }),
    staleTime: 0,
  });
}

/** The interval between checks of a mentor's open thread, in milliseconds. */
const LOOK_MS = 30_000;

/** Reads the open thread of a mentor again when its learner has written: only then, since each reading is recorded. */
export function useFollowThread(id: string): void {
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: memberKey('mentoring', 'followed'),
    queryFn: () => call(listQueue, { query: {} }),
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });
  const isUnread = data?.some((entry) => entry.id === id && entry.unread) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each look
  useEffect(() => {
    if (!isUnread) return;
    void queryClient.invalidateQueries({ queryKey: memberKey('mentoring', 'thread', id) });
  }, [isUnread, dataUpdatedAt, queryClient, id]);
}

function useChangedQueue() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: memberKey('mentoring') });
}

/** Takes a request from the queue; another mentor may have taken it in the meantime. */
export function useClaim() {
  const changed = useChangedQueue();
  return useMutation({
    mutationFn: (id: string) => call(claimThread, { params: { id } }),
    onSettled: changed,
  });
}

/** Gives a request back. */
export function useRelease(id: string) {
  const changed = useChangedQueue();
  return useMutation({
    mutationFn: () => call(releaseThread, { params: { id } }),
    onSuccess: () => void changed(),
  });
}

/** Saves the profile of a mentor. */
export function useSaveProfile() {
  const changed = useChangedQueue();
  return useMutation({
    mutationFn: (body: Pick<MentorProfile, 'languages' | 'subjects' | 'weekly_hours'>) =>
      call(setMentorProfile, { body }),
    onSuccess: changed,
  });
}
