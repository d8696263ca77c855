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

/**
 * Returns the position of the member in a lesson; idle for visitors. Fetched again at each visit: another device may
 * have changed it.
 */
export function useLessonPosition(lessonId: string) {
  const { signedIn, user } = useSession();
  const query = useQuery({
    queryKey: memberKey('lesson-position', lessonId),
    queryFn: () => call(readLessonPosition, { params: { lesson_id: lessonId } }),
    enabled: signedIn,
    // Without the account's answer the lesson opens all the same, at the position that this browser knows.
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
 * Returns the times at which the member was last in lessons, by the account and this browser; by the browser alone if
 * the account cannot be reached. Undefined until they are known.
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

/** Records the position of a person in a lesson, here at once and in the account soon. */
export function moveTo(person: string, lesson: string, position: LessonPosition): void {
  keepPosition(person, lesson, position);
  void sendPositions();
}
