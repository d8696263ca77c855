import {
  listCompletedLessons,
  listCoursesInProgress,
  listProgress,
  readXp,
  recordProgress,
} from '@codivia/contract/api/progress';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { refreshMember } from '../../lib/member.ts';
import { MEMBER, memberKey } from '../../lib/query.ts';
import { readSession, useSession } from '../../lib/session.ts';
import { knownCompletions } from '../../sync/completions.ts';

export const progressKey = memberKey('progress');

/** The member's progress entries; idle for visitors. */
export function useProgress() {
  const { signedIn } = useSession();
  return useQuery({
    queryKey: progressKey,
    queryFn: () => call(listProgress),
    enabled: signedIn,
  });
}

/** The lessons that were completed in this browser and that the account does not have yet; none for visitors. */
export function usePendingCompletions(): readonly string[] {
  const { user } = useSession();
  useSyncExternalStore(knownCompletions.watch, knownCompletions.text, () => null);
  return user ? knownCompletions.keys(user.id) : [];
}

/**
 * The ids of the lessons the member has completed, those included that wait to be sent; empty for visitors and until
 * they are known.
 */
export function useCompletedLessonIds(): ReadonlySet<string> {
  const { data = [] } = useProgress();
  const pending = usePendingCompletions();
  const known = data.filter(({ completed }) => completed).map(({ lesson_id }) => lesson_id);
  return new Set([...known, ...pending]);
}

/** Tells whether a lesson was completed in this browser, and the account does not have it yet. */
export const useIsCompletionPending = (lessonId: string): boolean =>
  usePendingCompletions().includes(lessonId);

/** The member's XP and level; idle for visitors. */
export function useXp() {
  const { signedIn } = useSession();
  return useQuery({
    queryKey: memberKey('xp'),
    queryFn: () => call(readXp),
    enabled: signedIn,
  });
}

/** The lessons the member has completed, with when and for how much XP; idle for visitors. */
export function useCompletedLessons() {
  const { signedIn } = useSession();
  return useQuery({
    queryKey: memberKey('completed-lessons'),
    queryFn: () => call(listCompletedLessons),
    enabled: signedIn,
  });
}

/** At most three courses in progress, the latest first; idle for visitors. */
export function useCoursesInProgress() {
  const { signedIn } = useSession();
  const language = useLanguage();
  return useQuery({
    queryKey: memberKey('courses-in-progress', language),
    queryFn: () => call(listCoursesInProgress, { query: { lang: language } }),
    enabled: signedIn,
  });
}

/** Completes a lesson; then everything of the member is fetched again (docs/product.md#completing-a-lesson). */
export function useCompleteLesson() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: async ({ lessonId }: { lessonId: string }) => {
      if (!readSession().user) throw new Error('User not authenticated');
      return call(recordProgress, { body: { lesson_id: lessonId, completed: true } });
    },
    onSuccess: async () => {
      await Promise.all([queryClient.invalidateQueries({ queryKey: [MEMBER] }), refreshMember()]);
    },
  });
}
