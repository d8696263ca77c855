import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses } from '../courses/courses.table.ts';
import { lessons, shownFigures } from './lessons.table.ts';

const ACTIVE = and(eq(lessons.is_active, true), eq(courses.is_active, true));
const PUBLISHED = and(isNull(lessons.deleted_at), isNull(courses.deleted_at));

/** Prepares the reading of an active lesson of an active course, with its content. */
export const prepareActiveLesson = (db: Db) => prepareLesson(db, 'active_lesson', ACTIVE);

/** Prepares the reading of a lesson that is not deleted, of a course that is not: it may be a draft. */
export const preparePublishedLesson = (db: Db) => prepareLesson(db, 'standing_lesson', PUBLISHED);

function prepareLesson(db: Db, name: string, shown: SQL | undefined) {
  const { id, title, title_fr, order_index } = lessons;
  const { is_premium, type, content, content_fr, exercises } = lessons;
  const prepared = db
    .select({
      id,
      title,
      title_fr,
      order_index,
      is_premium,
      type,
      content,
      content_fr,
      exercises,
      ...shownFigures,
      course_id: courses.id,
      courses: {
        id: courses.id,
        title: courses.title,
        title_fr: courses.title_fr,
        color: courses.color,
      },
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(and(eq(lessons.id, sql.placeholder('id')), shown))
    .prepare(name);
  return async (lesson: string) => (await prepared.execute({ id: lesson }))[0];
}

export type ActiveLesson = NonNullable<Awaited<ReturnType<ReturnType<typeof prepareActiveLesson>>>>;
