import { and, count, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { lesson_versions } from '../admin-lessons/lesson-versions.table.ts';
import { courses } from '../courses/courses.table.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { lesson_approvals, lesson_plans } from './admin-lesson-reviews.table.ts';

const planner = alias(users, 'planner');
const asker = alias(users, 'asker');
const approver = alias(users, 'approver');

/** Returns the plan and the review of a lesson, with names; undefined when there is no such lesson. */
export async function selectReview(db: Db, lessonId: string) {
  const [found] = await db
    .select({
      plan: lesson_plans,
      review: lesson_approvals,
      planner: planner.name,
      asker: asker.name,
      approver: approver.name,
      deleted_at: lessons.deleted_at,
      saved_by: lesson_versions.saved_by,
    })
    .from(lessons)
    .leftJoin(lesson_plans, eq(lesson_plans.lesson_id, lessons.id))
    .leftJoin(lesson_approvals, eq(lesson_approvals.lesson_id, lessons.id))
    .leftJoin(
      lesson_versions,
      and(
        eq(lesson_versions.lesson_id, lessons.id),
        eq(lesson_versions.revision, lessons.revision),
      ),
    )
    .leftJoin(planner, eq(planner.id, lesson_plans.planned_by))
    .leftJoin(asker, eq(asker.id, lesson_approvals.asked_by))
    .leftJoin(approver, eq(approver.id, lesson_approvals.approved_by))
    .where(eq(lessons.id, lessonId));
  return found;
}

/** Tells whether there is an administrator besides those with these ids. */
export async function hasOtherAdministrator(db: Db, ids: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), ...ids.map((id) => ne(users.id, id))))
    .limit(1);
  return found.length > 0;
}

export async function isAdministrator(db: Db, id: string): Promise<boolean> {
  const isTheirs = and(eq(users.role, 'admin'), eq(users.id, id));
  return (await db.select({ id: users.id }).from(users).where(isTheirs)).length > 0;
}

type NewReview = typeof lesson_approvals.$inferInsert;

/** Stores the review of a locked lesson, in place of the one before. */
export async function putReview(tx: Db, review: NewReview): Promise<void> {
  await tx
    .insert(lesson_approvals)
    .values(review)
    .onConflictDoUpdate({ target: lesson_approvals.lesson_id, set: review });
}

export async function deleteReview(tx: Db, lessonId: string): Promise<void> {
  await tx.delete(lesson_approvals).where(eq(lesson_approvals.lesson_id, lessonId));
}

type NewPlan = typeof lesson_plans.$inferInsert;

/** Stores the plan of a locked lesson, in place of the one before. */
export async function putPlan(tx: Db, plan: NewPlan): Promise<void> {
  await tx
    .insert(lesson_plans)
    .values(plan)
    .onConflictDoUpdate({ target: lesson_plans.lesson_id, set: plan });
}

export async function deletePlan(tx: Db, lessonId: string): Promise<void> {
  await tx.delete(lesson_plans).where(eq(lesson_plans.lesson_id, lessonId));
}

/** Returns the lessons that are due to be published, the earliest first. */
export async function selectDuePlans(db: Db, now: Date): Promise<string[]> {
  const due = await db
    .select({ id: lesson_plans.lesson_id })
    .from(lesson_plans)
    .where(lte(lesson_plans.publish_at, now))
    .orderBy(lesson_plans.publish_at, lesson_plans.lesson_id);
  return due.map(({ id }) => id);
}

/** Returns the plan of a locked lesson that is due; undefined when somebody else has published or cancelled it. */
export async function selectDuePlan(tx: Db, lessonId: string, now: Date) {
  const isDue = and(eq(lesson_plans.lesson_id, lessonId), lte(lesson_plans.publish_at, now));
  return (await tx.select().from(lesson_plans).where(isDue))[0];
}

/** Counts the lessons that wait for a review by this administrator, and the plans that were refused. */
export async function countWaitingLessons(db: Db, adminId: string): Promise<number> {
  const othersReady = and(
    eq(lesson_approvals.state, 'ready'),
    or(isNull(lesson_approvals.asked_by), ne(lesson_approvals.asked_by, adminId)),
  );
  const [found] = await db
    .select({ total: count() })
    .from(lessons)
    .leftJoin(courses, eq(courses.id, lessons.course_id))
    .leftJoin(lesson_plans, eq(lesson_plans.lesson_id, lessons.id))
    .leftJoin(lesson_approvals, eq(lesson_approvals.lesson_id, lessons.id))
    .where(
      and(
        isNull(lessons.deleted_at),
        isNull(courses.deleted_at),
        or(othersReady, isNotNull(sql`${lesson_plans.refusal}`)),
      ),
    );
  return found?.total ?? 0;
}
