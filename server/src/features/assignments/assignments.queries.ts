import { randomUUID } from 'node:crypto';
import type { AssignmentKind } from '@codivia/contract/api/assignments';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { isPresent, teaches } from '../classes/class-rights.queries.ts';
import { class_members, classes } from '../classes/classes.table.ts';
import {
  DONE_AT,
  IS_FOR,
  IS_PRESENT,
  isoSql,
  localSql,
  ON_TIME,
  PLACE,
} from './assignment-sql.queries.ts';
import { assignment_members, assignments, school_seats } from './assignments.table.ts';

/** A class with its licence, as its teachers use it. */
export interface TaughtClass {
  id: string;
  time_zone: string;
  archived_at: Date | null;
  seats: number | null;
  until: Date | null;
}

function selectTaught(db: Db, userId: string, classId: string) {
  const { id, time_zone, archived_at } = classes;
  const { seats, until } = school_seats;
  return db
    .select({ id, time_zone, archived_at, seats, until })
    .from(classes)
    .leftJoin(school_seats, eq(school_seats.class_id, classes.id))
    .where(and(eq(id, classId), teaches(db, userId)));
}

/** Returns a class that the member teaches. */
export async function findTaught(
  db: Db,
  userId: string,
  classId: string,
): Promise<TaughtClass | undefined> {
  return (await selectTaught(db, userId, classId))[0];
}

/** Locks a class that the member teaches until the transaction ends, and returns it. */
export async function lockTaught(
  tx: Db,
  userId: string,
  classId: string,
): Promise<TaughtClass | undefined> {
  return (await selectTaught(tx, userId, classId).for('no key update', { of: classes }))[0];
}

/** An assignment with what its class has made of it. Moments are texts in the form of the API. */
export interface AssignmentRow {
  id: string;
  kind: AssignmentKind;
  lesson_id: string | null;
  exercise_id: string | null;
  challenge_id: string | null;
  title_en: string;
  title_fr: string;
  course_id: string | null;
  is_premium: boolean | null;
  opens_at: string;
  due_at: string | null;
  opens_local: string;
  due_local: string | null;
  for_all: boolean;
  member_ids: string[];
  of: number;
  done: number;
  on_time: number;
  revision: number;
}

/**
 * Returns the assignments of a class that the member teaches, or one of them, with how many have done each.
 */
export function selectAssignments(
  db: Db,
  userId: string,
  classId: string,
  assignmentId?: string,
): Promise<AssignmentRow[]> {
  const raw = sql.raw;
  return rowsOf(
    db,
    sql`select a.id, a.kind, coalesce(l.id, a.lesson_id) as lesson_id, a.exercise_id, a.challenge_id,
      case when a.kind = 'lesson' then coalesce(l.title, a.title_en) else a.title_en end as title_en,
      case when a.kind = 'lesson' then coalesce(l.title_fr, a.title_fr) else a.title_fr end as title_fr,
      l.course_id, l.is_premium, ${raw(isoSql('a.opens_at'))} as opens_at,
      ${raw(isoSql('a.due_at'))} as due_at, ${raw(localSql('a.opens_at'))} as opens_local,
      ${raw(localSql('a.due_at'))} as due_local, a.for_all, a.revision,
      array(select g.member_id::text from assignment_members g where g.assignment_id = a.id
        order by 1) as member_ids,
      tally."of", tally.done, tally.on_time
    from classes c join assignments a on a.class_id = c.id and a.removed_at is null
      ${raw(PLACE)}
      cross join lateral (select count(*)::int as "of", count(done.at)::int as done,
          (count(done.at) filter (where ${raw(ON_TIME)}))::int as on_time
        from class_members m cross join lateral (select ${raw(DONE_AT)} as at offset 0) done
        where m.class_id = c.id and ${raw(IS_PRESENT)} and ${raw(IS_FOR)}) tally
    where c.id = ${classId}::uuid and ${teaches(db, userId, sql`c.id`)}
      and ${assignmentId ? sql`a.id = ${assignmentId}::uuid` : sql`true`}
    order by a.opens_at, a.position, a.created_at, a.id`,
  );
}

/** A lesson of the catalogue with the titles of its exercises. */
export interface AssignableLesson {
  id: string;
  title: string;
  title_fr: string;
  is_premium: boolean;
  exercises: { id: string; title: { en: string; fr: string } | null }[];
}

/** Returns those of these lessons that learners see. */
export function selectAssignable(db: Db, ids: readonly string[]): Promise<AssignableLesson[]> {
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  return rowsOf(
    db,
    sql`select l.id, l.title, l.title_fr, l.is_premium, coalesce((select jsonb_agg(
          jsonb_build_object('id', e ->> 'id', 'title', e -> 'title'))
        from jsonb_array_elements(l.exercises) e), '[]') as exercises
      from lessons l join courses c on c.id = l.course_id and c.is_active
      where l.is_active and l.id in (${wanted})`,
  );
}

/**
 * Returns moments that were typed by the clocks of a time zone. A time that a change of the clocks leaves out is an hour
 * later, one that comes twice is the second.
 */
export async function momentsIn(
  db: Db,
  timeZone: string,
  locals: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await rowsOf<{ local: string; at: string }>(
    db,
    sql`select t.local, ${sql.raw(isoSql('at.at'))} as at
      from jsonb_array_elements_text(${JSON.stringify(locals)}::jsonb) t(local)
        cross join lateral (select t.local::timestamp at time zone ${timeZone} as at) at`,
  );
  return new Map(rows.map(({ local, at }) => [local, new Date(at)]));
}

/** Counts those of these members who are in a class now. */
export async function countPresent(
  db: Db,
  classId: string,
  memberIds: readonly string[],
): Promise<number> {
  return db.$count(
    class_members,
    and(eq(class_members.class_id, classId), inArray(class_members.id, [...memberIds]), isPresent),
  );
}

/** The fields that make an assignment different from the others of its class. */
export interface Stored {
  lesson_id: string | null;
  exercise_id: string | null;
  challenge_id: string | null;
  opens_at: Date;
  due_at: Date | null;
  for_all: boolean;
  member_ids: string[];
}

/** Returns the assignments of a class as they are stored. */
export function selectStored(db: Db, classId: string): Promise<Stored[]> {
  const { lesson_id, exercise_id, challenge_id, opens_at, due_at, for_all } = assignments;
  const { assignment_id, member_id } = assignment_members;
  const member_ids = sql<string[]>`array(select ${member_id}::text from ${assignment_members}
    where ${assignment_id} = ${assignments.id})`;
  return db
    .select({ lesson_id, exercise_id, challenge_id, opens_at, due_at, for_all, member_ids })
    .from(assignments)
    .where(and(eq(assignments.class_id, classId), isNull(assignments.removed_at)));
}

/** Stores assignments with the members for whom each is. */
export async function insertAssignments(
  tx: Db,
  rows: readonly (typeof assignments.$inferInsert & { member_ids: string[] })[],
): Promise<void> {
  const made = rows.map(({ member_ids, ...row }) => {
    const id = randomUUID();
    return { row: { ...row, id }, member_ids };
  });
  await tx.insert(assignments).values(made.map(({ row }) => row));
  await insertMembers(
    tx,
    made.flatMap(({ row, member_ids }) =>
      member_ids.map((member_id) => ({ assignment_id: row.id, member_id })),
    ),
  );
}

async function insertMembers(
  tx: Db,
  rows: (typeof assignment_members.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(assignment_members).values(rows);
}

/** Stores the dates of an assignment, and for whom it is, as its next revision. */
export async function updateAssignment(
  tx: Db,
  id: string,
  { member_ids, ...plan }: Pick<Stored, 'opens_at' | 'due_at' | 'for_all' | 'member_ids'>,
): Promise<void> {
  const revision = sql`${assignments.revision} + 1`;
  await tx
    .update(assignments)
    .set({ ...plan, revision })
    .where(eq(assignments.id, id));
  await tx.delete(assignment_members).where(eq(assignment_members.assignment_id, id));
  await insertMembers(
    tx,
    member_ids.map((member_id) => ({ assignment_id: id, member_id })),
  );
}

/** Takes an assignment of a class back. Returns false when there is none. */
export async function markRemoved(
  tx: Db,
  classId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const removed_at = sql`coalesce(${assignments.removed_at}, ${now.toISOString()}::timestamptz)`;
  const removed = await tx
    .update(assignments)
    .set({ removed_at })
    .where(and(eq(assignments.id, id), eq(assignments.class_id, classId)))
    .returning({ id: assignments.id });
  return removed.length > 0;
}
