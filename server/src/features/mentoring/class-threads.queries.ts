import { and, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { teaches } from '../classes/class-rights.queries.ts';
import { class_members, classes } from '../classes/classes.table.ts';
import { mentoring_threads } from './mentoring.table.ts';

const threads = mentoring_threads;
type Row = typeof threads.$inferSelect;

/** True when somebody teaches the class of the thread, and its learner is in it still. */
export const isOfClass = (db: Db, userId: string) =>
  and(
    teaches(db, userId, threads.class_id),
    exists(
      db
        .select({ id: class_members.id })
        .from(class_members)
        .where(
          and(
            eq(class_members.class_id, threads.class_id),
            eq(class_members.user_id, threads.learner_id),
          ),
        ),
    ),
  );

/** The people of a thread of a class, as the class knows them. */
export interface ClassPeople {
  id: string;
  name: string;
  learner: string;
  /** The names that pupils read, by the accounts of those who wrote. */
  teachers: Record<string, string> | null;
}

export async function selectClassPeople(db: Db, thread: Row): Promise<ClassPeople | undefined> {
  const found = await rowsOf<ClassPeople>(
    db,
    sql`select c.id, c.name, coalesce(m.name, '') as learner,
      (select json_object_agg(t.user_id, t.shown_as) from teachers t where t.user_id in (
        select w.author_id from mentoring_messages w
        where w.thread_id = ${thread.id}::uuid and w.author = 'mentor')) as teachers
    from classes c
      left join class_members m on m.class_id = c.id and m.user_id = ${thread.learner_id}::uuid
    where c.id = ${thread.class_id}::uuid`,
  );
  return found[0];
}

/** Returns the names of the classes of threads; asks nothing when none is of a class. */
export async function selectClassNames(
  db: Db,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ class_id }) => class_id ?? []))];
  if (ids.length === 0) return new Map();
  const { id, name } = classes;
  const found = await db.select({ id, name }).from(classes).where(inArray(id, ids));
  return new Map(found.map((one) => [one.id, one.name]));
}

/** Returns the threads of a class whose learners are in it, the latest first; none to whoever does not teach it. */
export function selectClassThreads(db: Db, userId: string, classId: string) {
  const member = and(
    eq(class_members.class_id, threads.class_id),
    eq(class_members.user_id, threads.learner_id),
  );
  return db
    .select({ thread: threads, pupil: class_members.name })
    .from(threads)
    .innerJoin(class_members, member)
    .where(and(eq(threads.class_id, classId), teaches(db, userId, threads.class_id)))
    .orderBy(desc(threads.updated_at), desc(threads.id))
    .limit(300);
}

/** Tells whether somebody teaches a class. */
export async function isTeacherOf(db: Db, userId: string, classId: string): Promise<boolean> {
  const one = and(eq(classes.id, classId), teaches(db, userId));
  return (await db.$count(classes, one)) > 0;
}
