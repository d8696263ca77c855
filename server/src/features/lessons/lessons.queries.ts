import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses } from '../courses/courses.table.ts';
import { lessons } from './lessons.table.ts';

/** Prepares the reading of an active lesson of an active course, with its content. */
export function prepareActiveLesson(db: Db) {
  const { id, title, title_fr, order_index, duration_minutes } = lessons;
  const { xp_reward, is_premium, type, content, content_fr, exercises } = lessons;
  const prepared = db
    .select({
      ...{ id, title, title_fr, order_index, duration_minutes },
      ...{ xp_reward, is_premium, type, content, content_fr, exercises },
      course_id: courses.id,
      courses: {
        id: courses.id,
        title: courses.title,
        title_fr: courses.title_fr,
        color: courses.color,
      },
    })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.id, lessons.course_id), eq(courses.is_active, true)))
    .where(and(eq(lessons.id, sql.placeholder('id')), eq(lessons.is_active, true)))
    .prepare('active_lesson');
  return async (lesson: string) => (await prepared.execute({ id: lesson }))[0];
}

export type ActiveLesson = NonNullable<Awaited<ReturnType<ReturnType<typeof prepareActiveLesson>>>>;
