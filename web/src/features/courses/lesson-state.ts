import { hasAllOfPremium, type Member } from '@codivia/contract/api/accounts';
import type { LessonSummary } from '@codivia/contract/api/courses';

/**
 * The state of a lesson for a reader (docs/product.md#lesson-access); `unknown` when it may be read, but its completion
 * is not known.
 */
export type LessonState = 'completed' | 'open' | 'unknown' | 'locked-login' | 'locked-premium';

/** Tells whether a Premium lesson is open to a member: with Premium, or because one of their classes has opened it. */
export const opensPremium = (user: Member, lessonId: string): boolean =>
  hasAllOfPremium(user) || user.class_lessons?.includes(lessonId) === true;

/**
 * Visitors sign in first; premium lessons are for premium members, even those once completed, administrators, and
 * members of a class that has opened them. `completed` holds ids of lessons; undefined when they could not be fetched.
 */
export function lessonState(
  lesson: LessonSummary,
  user: Member | null,
  completed: ReadonlySet<string> | undefined,
): LessonState {
  if (!user) return 'locked-login';
  if (lesson.is_premium && !opensPremium(user, lesson.id)) return 'locked-premium';
  if (!completed) return 'unknown';
  return completed.has(lesson.id) ? 'completed' : 'open';
}

/** Tells whether a reader is refused a lesson. */
export const isLocked = (state: LessonState): boolean =>
  state === 'locked-login' || state === 'locked-premium';
