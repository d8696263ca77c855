import type { Course, LessonSummary } from '@codivia/contract/courses';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { courses } from './courses.table.ts';

function selectActiveCourses(db: Db): Promise<Omit<Course, 'lessons'>[]> {
  const { id, title, title_fr, description, description_fr } = courses;
  const { icon, color, difficulty, duration_hours } = courses;
  return db
    .select({
      ...{ id, title, title_fr, description, description_fr },
      ...{ icon, color, difficulty, duration_hours },
    })
    .from(courses)
    .where(eq(courses.is_active, true))
    .orderBy(asc(courses.order_index), asc(courses.id));
}

/** What anyone may know of the active lessons: content and exercises are not even read. */
function selectActiveLessons(db: Db): Promise<LessonSummary[]> {
  const { id, title, title_fr, order_index, duration_minutes } = lessons;
  const { xp_reward, is_premium, type } = lessons;
  return db
    .select({
      ...{ id, title, title_fr, order_index, duration_minutes },
      ...{ xp_reward, is_premium, type },
      course_id: sql<string>`${lessons.course_id}`,
      exercise_count: sql<number>`jsonb_array_length(${lessons.exercises})::int`,
    })
    .from(lessons)
    .where(and(eq(lessons.is_active, true), isNotNull(lessons.course_id)))
    .orderBy(asc(lessons.order_index), asc(lessons.id));
}

/** Every active course with its active lessons, both in order. */
export async function selectCatalogue(db: Db): Promise<Course[]> {
  const [found, summaries] = await Promise.all([selectActiveCourses(db), selectActiveLessons(db)]);
  const byCourse = Map.groupBy(summaries, (lesson) => lesson.course_id);
  return found.map((course) => ({ ...course, lessons: byCourse.get(course.id) ?? [] }));
}
