import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { lesson_approvals, lesson_plans } from './admin-lesson-reviews.table.ts';

/** The columns of the way of a lesson to learners, for queries that join both tables. */
export const LESSON_STATES = {
  publish_at: lesson_plans.publish_at,
  plan_refused: sql<boolean>`${lesson_plans.refusal} is not null`,
  review: lesson_approvals.state,
};

export async function selectStates(db: Db, lessonId: string) {
  const [found] = await db
    .select(LESSON_STATES)
    .from(lessons)
    .leftJoin(lesson_plans, eq(lesson_plans.lesson_id, lessons.id))
    .leftJoin(lesson_approvals, eq(lesson_approvals.lesson_id, lessons.id))
    .where(eq(lessons.id, lessonId));
  return found ?? { publish_at: null, plan_refused: false, review: null };
}

/** The changes that leave an approval as it is: what was approved stays the same. */
const UNREVIEWED: readonly string[] = ['is_active', 'order_index'];

/**
 * Ends what a save ends: the approval of what is changed, and the plan of what is published. A request for a review and
 * the plan of a draft stay.
 */
export async function noteSaved(
  tx: Db,
  { id, is_active }: { id: string; is_active: boolean },
  changed: readonly string[],
): Promise<void> {
  if (is_active) await tx.delete(lesson_plans).where(eq(lesson_plans.lesson_id, id));
  if (changed.every((field) => UNREVIEWED.includes(field))) return;
  await tx
    .delete(lesson_approvals)
    .where(and(eq(lesson_approvals.lesson_id, id), eq(lesson_approvals.state, 'approved')));
}

/** Removes the plan and the review of a lesson. */
export async function removeStates(tx: Db, lessonId: string): Promise<void> {
  await tx.delete(lesson_plans).where(eq(lesson_plans.lesson_id, lessonId));
  await tx.delete(lesson_approvals).where(eq(lesson_approvals.lesson_id, lessonId));
}
