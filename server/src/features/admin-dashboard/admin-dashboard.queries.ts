import type { DashboardWeek } from '@codivia/contract/api/admin-dashboard';
import { and, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { premiumAt } from '../accounts/premium.queries.ts';
import { hasMailbox } from '../accounts/users.queries.ts';
import { courses } from '../courses/courses.table.ts';
import { gift_cards } from '../gift-cards/gift-cards.table.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { payment_events } from '../payments/payments.table.ts';
import { progress } from '../progress/progress.table.ts';

/** Counts the courses and lessons that are not deleted, the personal accounts, and those that are premium now. */
export async function selectCounters(db: Db, now: Date) {
  const isNotDeleted = and(isNull(lessons.deleted_at), isNull(courses.deleted_at));
  const [shown, [taught], [people]] = await Promise.all([
    db.$count(courses, isNull(courses.deleted_at)),
    db
      .select({ lessons: count() })
      .from(lessons)
      .leftJoin(courses, eq(courses.id, lessons.course_id))
      .where(isNotDeleted),
    db
      .select({
        users: count(),
        premium_users: sql<number>`count(*) filter (where ${premiumAt(now)})::int`,
      })
      .from(users)
      .where(hasMailbox),
  ]);
  return {
    courses: shown,
    lessons: taught?.lessons ?? 0,
    users: people?.users ?? 0,
    premium_users: people?.premium_users ?? 0,
  };
}

/** Returns the figures of a week, from one moment to another. */
export async function selectWeek(
  db: Db,
  from: Date,
  to: Date,
): Promise<Omit<DashboardWeek, 'starts_on'>> {
  const within = (moment: unknown) =>
    sql`${moment} >= ${from.toISOString()}::timestamptz and ${moment} < ${to.toISOString()}::timestamptz`;
  const completed = within(progress.completed_at);
  // On ten million rows, grouping takes two thirds of the time that counting distinct members takes.
  const learners = db
    .select({ completions: sql<number>`count(*) filter (where ${completed})`.as('completions') })
    .from(progress)
    .where(or(completed, within(progress.started_at)))
    .groupBy(progress.user_id)
    .as('learners');
  const [sign_ups, [learned]] = await Promise.all([
    db.$count(users, and(within(users.created_at), hasMailbox)),
    db
      .select({
        active_learners: count(),
        completions: sql<number>`coalesce(sum(${learners.completions}), 0)::int`,
      })
      .from(learners),
  ]);
  return {
    sign_ups,
    active_learners: learned?.active_learners ?? 0,
    completions: learned?.completions ?? 0,
  };
}

/** The newest personal accounts. */
export function selectSignUps(db: Db, limit: number) {
  return db
    .select({ at: users.created_at, id: users.id, name: users.name })
    .from(users)
    .where(hasMailbox)
    .orderBy(desc(users.created_at), desc(users.id))
    .limit(limit);
}

/** Returns the latest completions since a moment, with the lesson as far as it still exists. */
export function selectCompletions(db: Db, since: Date, limit: number) {
  return db
    .select({
      at: progress.completed_at,
      person: { id: users.id, name: users.name },
      lesson: { id: progress.lesson_id, title: lessons.title, title_fr: lessons.title_fr },
    })
    .from(progress)
    .innerJoin(users, eq(users.id, progress.user_id))
    .leftJoin(lessons, eq(lessons.id, progress.lesson_id))
    .where(gt(progress.completed_at, since))
    .orderBy(desc(progress.completed_at))
    .limit(limit);
}

/** Returns the latest reports of the payment provider, each with its member if that is known. */
export function selectPayments(db: Db, limit: number) {
  return db
    .select({
      at: payment_events.received_at,
      event: payment_events.type,
      id: users.id,
      name: users.name,
    })
    .from(payment_events)
    .leftJoin(users, eq(users.id, payment_events.user_id))
    .orderBy(desc(payment_events.received_at))
    .limit(limit);
}

/** Gift cards that were bought last, or used last, with the member if known. */
export function selectGiftCards(db: Db, what: 'bought' | 'used', limit: number) {
  const at = what === 'bought' ? gift_cards.paid_at : gift_cards.activated_at;
  const who = what === 'bought' ? gift_cards.buyer_id : gift_cards.activated_by;
  return db
    .select({ at, id: users.id, name: users.name })
    .from(gift_cards)
    .leftJoin(users, eq(users.id, who))
    .where(sql`${at} is not null`)
    .orderBy(desc(at))
    .limit(limit);
}

const COURSE_TITLES = { id: courses.id, title: courses.title, title_fr: courses.title_fr };

/** The present titles of courses, deleted or not, by id; those removed for good are missing. */
export async function selectCourseTitles(db: Db, ids: string[]) {
  const found = await db.select(COURSE_TITLES).from(courses).where(inArray(courses.id, ids));
  return new Map(found.map((one) => [one.id, one]));
}

/** The present French titles of lessons with their courses, as `selectCourseTitles`. */
export async function selectLessonTitles(db: Db, ids: string[]) {
  const found = await db
    .select({ id: lessons.id, title_fr: lessons.title_fr, course: COURSE_TITLES })
    .from(lessons)
    .leftJoin(courses, eq(courses.id, lessons.course_id))
    .where(inArray(lessons.id, ids));
  return new Map(found.map((one) => [one.id, one]));
}
