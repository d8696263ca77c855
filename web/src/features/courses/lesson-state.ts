import { hasAllOfPremium, type Member } from '@codivia/contract/accounts';
import type { LessonSummary } from '@codivia/contract/courses';

/** What a lesson is to a reader (docs/product.md#lesson-access). */
export type LessonState = 'completed' | 'open' | 'locked-login' | 'locked-premium';

/** Visitors sign in first; premium lessons are for premium members, even those once completed, and administrators. */
export function lessonState(
  lesson: LessonSummary,
  user: Member | null,
  completed: ReadonlySet<string>,
): LessonState {
  if (!user) return 'locked-login';
  if (lesson.is_premium && !hasAllOfPremium(user)) return 'locked-premium';
  return completed.has(lesson.id) ? 'completed' : 'open';
}
