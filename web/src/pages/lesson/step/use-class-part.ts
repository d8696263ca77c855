import { useSession } from '../../../lib/session.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';

const part = lazyPart(async () => (await import('../../../classes/pupil/in-lesson.tsx')).InLesson);

/** What a lesson has for members of a class; null for everybody else, and until it is there. */
export function useClassPart(isLesson: boolean) {
  const { user } = useSession();
  return part.usePart(isLesson && user?.in_class === true);
}
