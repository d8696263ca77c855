import type { Sources } from '@codivia/content/written-course';
import { asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { courses } from '../features/courses/courses.table.ts';
import { lessons } from '../features/lessons/lessons.table.ts';

/** Returns the ids of all courses that are not deleted, in order. */
export async function selectCourseIds(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(isNull(courses.deleted_at))
    .orderBy(asc(courses.order_index), asc(courses.id));
  return rows.map(({ id }) => id);
}

/** Returns the ids of deleted courses and lessons. */
export async function selectDeletedIds(db: Db): Promise<Set<string>> {
  const found = [];
  for (const table of [courses, lessons]) {
    found.push(
      ...(await db.select({ id: table.id }).from(table).where(isNotNull(table.deleted_at))),
    );
  }
  return new Set(found.map(({ id }) => id));
}

/** Stores the files with which the texts of a course or lesson are compared from now on. */
export async function updateSources(
  db: Db,
  table: typeof courses | typeof lessons,
  id: string,
  sources: Sources,
): Promise<void> {
  await db.update(table).set({ sources }).where(eq(table.id, id));
}
