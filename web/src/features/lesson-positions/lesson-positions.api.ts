import {
  type LessonPosition,
  listLessonPositions,
  readLessonPosition,
} from '@codivia/contract/lessons/lesson-positions';
import type { MovedAt } from '@codivia/contract/lessons/next-lesson';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import {
  keepPosition,
  knownMoments,
  knownPosition,
  mergedPosition,
  sendPositions,
} from '../../sync/positions.ts';

/** Where the member is in a lesson; idle for visitors. Asked again at each visit: another device may have moved on. */
export function useLessonPosition(lessonId: string) {
  const { signedIn, user } = useSession();
  const query = useQuery({
    queryKey: memberKey('lesson-position', lessonId),
    queryFn: () => call(readLessonPosition, { params: { lesson_id: lessonId } }),
    enabled: signedIn,
    // Without it the lesson opens all the same, where this browser knows one was.
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const known = user && knownPosition(user.id, lessonId);
  return {
    loading: query.isLoading,
    position: mergedPosition(query.data ?? null, known),
  };
}

/**
 * When the member was last in lessons, by the account and this browser; what the browser knows alone where the
 * account cannot be reached. Undefined until it is known.
 */
export function useMovedAt(): MovedAt | undefined {
  const { signedIn, user } = useSession();
  const { data = [], isLoading } = useQuery({
    queryKey: memberKey('lesson-positions'),
    queryFn: () => call(listLessonPositions),
    enabled: signedIn,
    retry: false,
    gcTime: 0,
  });
  if (isLoading) return undefined;
  const movedAt = new Map(data.map(({ lesson_id, moved_at }) => [lesson_id, moved_at]));
  for (const [lesson, moment] of user ? knownMoments(user.id) : []) {
    const known = movedAt.get(lesson);
    if (!known || Date.parse(moment) > Date.parse(known)) movedAt.set(lesson, moment);
  }
  return movedAt;
}

/** Keeps where somebody is in a lesson, here at once and in the account soon. */
export function moveTo(person: string, lesson: string, position: LessonPosition): void {
  keepPosition(person, lesson, position);
  void sendPositions();
}
