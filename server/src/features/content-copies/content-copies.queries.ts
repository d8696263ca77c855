import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses } from '../courses/courses.table.ts';
import { lessons } from '../lessons/lessons.table.ts';

/** The ids of all lessons, of deleted ones too. */
export async function selectLessonIds(db: Db): Promise<Set<string>> {
  return new Set((await db.select({ id: lessons.id }).from(lessons)).map(({ id }) => id));
}

/** The ids of all courses, of deleted ones too. */
export async function selectCourseIds(db: Db): Promise<Set<string>> {
  return new Set((await db.select({ id: courses.id }).from(courses)).map(({ id }) => id));
}

/** The lessons of a course that are not deleted, in order. */
export function selectLessonsOf(db: Db, courseId: string) {
  return db
    .select()
    .from(lessons)
    .where(and(eq(lessons.course_id, courseId), isNull(lessons.deleted_at)))
    .orderBy(asc(lessons.order_index), asc(lessons.id));
}
