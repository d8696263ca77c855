import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { CourseRow } from '../../db/course-rows.ts';
import { courses } from '../courses/courses.table.ts';
import { lessons } from '../lessons/lessons.table.ts';

/** Returns a stored course with its lessons that are not deleted; undefined when there is none. */
export async function selectWhole(db: Db, id: string) {
  const isNotDeleted = and(eq(courses.id, id), isNull(courses.deleted_at));
  const [course] = await db.select().from(courses).where(isNotDeleted);
  const own = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.course_id, id), isNull(lessons.deleted_at)))
    .orderBy(asc(lessons.order_index), asc(lessons.id));
  return course && { course, lessons: own };
}

/** Writes a course from a zip over the one with its id, or as a new one; a deleted one is restored. */
export async function writeCourse(tx: Db, row: CourseRow, now: Date): Promise<void> {
  const made = { ...row, deleted_at: null, edited_at: now };
  const set = { ...made, revision: sql`${courses.revision} + 1` };
  await tx.insert(courses).values(made).onConflictDoUpdate({ target: courses.id, set });
}

/** Locks every lesson with one of these ids, and every lesson of the course, until the transaction ends. */
export function lockAffectedLessons(tx: Db, courseId: string, ids: string[]) {
  const named = ids.length > 0 ? inArray(lessons.id, ids) : undefined;
  return tx
    .select()
    .from(lessons)
    .where(or(eq(lessons.course_id, courseId), named))
    .orderBy(lessons.id)
    .for('update');
}

/** Stores the files from which the texts of a lesson were made. */
export async function writeSources(
  tx: Db,
  id: string,
  sources: Record<string, string>,
): Promise<void> {
  await tx.update(lessons).set({ sources }).where(eq(lessons.id, id));
}
