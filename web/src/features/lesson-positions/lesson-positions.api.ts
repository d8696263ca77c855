import { type LessonPosition, readLessonPosition } from '@codivia/contract/lesson-positions';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { keepPosition, knownPosition, mergedPosition } from './known-positions.ts';
import { reportPositions } from './report-positions.ts';

/** Where the member is in a lesson; idle for visitors. Asked anew at each visit: another device may have moved on. */
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
 * Keeps where somebody is in a lesson, here at once and in the account soon. Answers false where it is
 * held for the life of the page only.
 */
export function moveTo(person: string, lesson: string, position: LessonPosition): boolean {
  const stored = keepPosition(person, lesson, position);
  void reportPositions();
  return stored;
}
