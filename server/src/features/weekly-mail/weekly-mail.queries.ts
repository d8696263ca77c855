import { QUIET_WEEKS } from '@codivia/contract/api/weekly-mail';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { mayReadSql } from '../lessons/lessons.service.ts';
import { weekly_mails } from './weekly-mail.table.ts';

export async function isOn(db: Db, userId: string): Promise<boolean> {
  const { user_id } = weekly_mails;
  return (await db.select({ user_id }).from(weekly_mails).where(eq(user_id, userId))).length > 0;
}

export async function turnOn(db: Db, userId: string, now: Date): Promise<void> {
  const row = { user_id: userId, turned_on_at: now };
  await db.insert(weekly_mails).values(row).onConflictDoNothing();
}

export async function turnOff(db: Db, userId: string): Promise<void> {
  await db.delete(weekly_mails).where(eq(weekly_mails.user_id, userId));
}

/** Returns the condition that a member did something in the last weeks before a Monday. */
export function hasBeenActive(userId: SQL, monday: string): SQL {
  const since = sql`(${monday}::date - ${7 * QUIET_WEEKS}::integer)`;
  return sql`(
    exists (select from activity_days a where a.user_id = ${userId} and a.day >= ${since})
    or exists (select from progress p where p.user_id = ${userId} and p.completed_at >= ${since})
    or exists (select from exercise_results e where e.user_id = ${userId} and e.passed_at >= ${since}))`;
}

/**
 * Takes those of the next `limit` members after one, in the order of their ids, whose mail about the week before a
 * Monday is still to be written; nobody is taken twice. Members who did nothing for weeks are not taken.
 */
export function takeUnmailed(
  db: Db,
  monday: string,
  after: string | null,
  limit: number,
): Promise<{ user_id: string; taken: boolean }[]> {
  const first = after === null ? sql`` : sql`where user_id > ${after}::uuid`;
  return rowsOf(
    db,
    sql`with page as (select user_id from weekly_mails ${first} order by user_id limit ${limit}),
      taken as (
        update weekly_mails w set last_sent_for = ${monday}::date
        where w.user_id in (select user_id from page)
          and (w.last_sent_for is null or w.last_sent_for < ${monday}::date) and ${hasBeenActive(sql`w.user_id`, monday)}
        returning w.user_id)
      select page.user_id, taken.user_id is not null as taken
      from page left join taken on taken.user_id = page.user_id order by page.user_id`,
  );
}

/** The figures of a member's week. */
export interface WeekFigures {
  minutes: number;
  lessons: number;
  xp: number;
}

/** Returns the figures of the week before a Monday, by days of UTC. */
export async function figuresOf(db: Db, userId: string, monday: string): Promise<WeekFigures> {
  const end = sql`${monday}::date`;
  const during = (column: string) =>
    sql`${sql.raw(column)} >= ${end} - 7 and ${sql.raw(column)} < ${end}`;
  const [figures] = await rowsOf<WeekFigures>(
    db,
    sql`select
      (select coalesce(sum(cardinality(minutes)), 0)::integer from activity_days
        where user_id = ${userId}::uuid and ${during('day')}) as minutes,
      (select count(*)::integer from progress
        where user_id = ${userId}::uuid and ${during('completed_at')}) as lessons,
      ((select coalesce(sum(xp_awarded), 0) from progress
        where user_id = ${userId}::uuid and ${during('completed_at')})
      + (select coalesce(sum(xp_awarded), 0) from exercise_results
        where user_id = ${userId}::uuid and ${during('passed_at')})
      + (select coalesce(sum(xp_awarded), 0) from challenge_results
        where user_id = ${userId}::uuid and ${during('passed_at')}))::integer as xp`,
  );
  return figures ?? { minutes: 0, lessons: 0, xp: 0 };
}

/** A lesson to continue with. */
export interface NextLesson {
  id: string;
  title: string;
  title_fr: string;
}

/**
 * Returns the lesson the member was in last if it is open to them and not completed, else the first such one of its
 * course (docs/product.md#dashboard).
 */
export async function nextLessonOf(
  db: Db,
  userId: string,
  now: Date,
): Promise<NextLesson | undefined> {
  const readable = sql.raw(mayReadSql('l', 'u', `'${now.toISOString()}'`));
  const [lesson] = await rowsOf<NextLesson>(
    db,
    sql`select l.id, l.title, l.title_fr
      from (select course_id, lesson_id, coalesce(completed_at, started_at) as seen_at
            from progress where user_id = ${userId}::uuid
          union all select l.course_id, l.id, a.moved_at
            from lesson_positions a join lessons l on l.id = a.lesson_id
            where a.user_id = ${userId}::uuid
          order by seen_at desc limit 1) latest
        join courses c on c.id = latest.course_id and c.is_active
        join lessons l on l.course_id = c.id and l.is_active
        join users u on u.id = ${userId}::uuid
        left join progress p on p.user_id = u.id and p.lesson_id = l.id
      where p.completed_at is null and ${readable}
      order by l.id = latest.lesson_id desc, l.order_index limit 1`,
  );
  return lesson;
}
