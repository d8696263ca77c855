import { and, asc, eq, isNull, lt, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { courses } from '../courses/courses.table.ts';
import { wrong_answers } from '../exercise-results/wrong-answers.table.ts';
import { lessons, shownFigures } from '../lessons/lessons.table.ts';
import { course_rating_totals } from '../ratings/ratings.table.ts';
import type { AnswerRow } from './frequent-answers.queries.ts';
import { lesson_insights, wrong_answer_groups } from './lesson-insight.table.ts';

export type StoredInsight = typeof lesson_insights.$inferSelect;

/** Deletes wrong answers that were given before a moment. */
export function deleteWrongAnswersBefore(db: Db, before: Date): Promise<void> {
  const where = lt(wrong_answers.given_at, before);
  return deleteInBatches(db, { table: wrong_answers, key: wrong_answers.user_id, where });
}

/** Returns the ids of the lessons that are counted: all that are in a course and not deleted. */
export async function selectCountedLessons(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.id, lessons.course_id), isNull(courses.deleted_at)))
    .where(isNull(lessons.deleted_at))
    .orderBy(asc(lessons.id));
  return rows.map(({ id }) => id);
}

/** Returns the content of a lesson for counting it. */
export async function selectContent(db: Db, id: string) {
  const { content, content_fr, exercises } = lessons;
  const columns = { content, content_fr, exercises };
  return (await db.select(columns).from(lessons).where(eq(lessons.id, id)))[0];
}

/** Replaces the figures of a lesson and the frequent answers to its exercises. */
export async function replaceInsight(
  db: Db,
  insight: StoredInsight,
  answers: ReadonlyMap<string, readonly AnswerRow[]>,
): Promise<void> {
  const { lesson_id } = insight;
  const groups = [...answers].flatMap(([exercise_id, rows]) =>
    rows.map(({ answer, feedback, members }, place) => {
      return { lesson_id, exercise_id, place, answer, feedback, members };
    }),
  );
  await db.transaction(async (tx) => {
    await tx
      .insert(lesson_insights)
      .values(insight)
      .onConflictDoUpdate({ target: lesson_insights.lesson_id, set: insight });
    await tx.delete(wrong_answer_groups).where(eq(wrong_answer_groups.lesson_id, lesson_id));
    if (groups.length > 0) await tx.insert(wrong_answer_groups).values(groups);
  });
}

/** Deletes the figures of all lessons but these. */
export async function deleteOtherInsights(db: Db, kept: readonly string[]): Promise<void> {
  const ids = ['', ...kept];
  await db.transaction(async (tx) => {
    await tx.delete(lesson_insights).where(notInArray(lesson_insights.lesson_id, ids));
    await tx.delete(wrong_answer_groups).where(notInArray(wrong_answer_groups.lesson_id, ids));
  });
}

/** Returns all courses that are not deleted, with the sums of their ratings. */
export function selectCourses(db: Db) {
  return db
    .select({
      id: courses.id,
      title: courses.title,
      title_fr: courses.title_fr,
      is_active: courses.is_active,
      ratings: course_rating_totals.ratings,
      stars: course_rating_totals.stars,
    })
    .from(courses)
    .leftJoin(course_rating_totals, eq(course_rating_totals.course_id, courses.id))
    .where(isNull(courses.deleted_at))
    .orderBy(asc(courses.order_index), asc(courses.id));
}

export type CourseRow = Awaited<ReturnType<typeof selectCourses>>[number];

/** Returns the lessons that are counted with their figures, of one course or all, in their order. */
export function selectLessonInsights(db: Db, where: { course?: string; lesson?: string } = {}) {
  const { course, lesson } = where;
  return db
    .select({
      id: lessons.id,
      course_id: lessons.course_id,
      title: lessons.title,
      title_fr: lessons.title_fr,
      is_active: lessons.is_active,
      stated_minutes: shownFigures.duration_minutes,
      insight: lesson_insights,
    })
    .from(lessons)
    .leftJoin(lesson_insights, eq(lesson_insights.lesson_id, lessons.id))
    .where(
      and(
        isNull(lessons.deleted_at),
        course === undefined ? undefined : eq(lessons.course_id, course),
        lesson === undefined ? undefined : eq(lessons.id, lesson),
      ),
    )
    .orderBy(asc(lessons.order_index), asc(lessons.id));
}

export type LessonRow = Awaited<ReturnType<typeof selectLessonInsights>>[number];

/** Returns the frequent wrong answers to an exercise, as they were counted. */
export function selectGroups(db: Db, lesson: string, exercise: string): Promise<AnswerRow[]> {
  const { lesson_id, exercise_id, place, answer, feedback, members } = wrong_answer_groups;
  return db
    .select({ answer, feedback, members })
    .from(wrong_answer_groups)
    .where(and(eq(lesson_id, lesson), eq(exercise_id, exercise)))
    .orderBy(asc(place));
}

/** Returns the exercises of a lesson as they are now; undefined where it is gone. */
export async function selectExercises(db: Db, lesson: string) {
  const { exercises } = lessons;
  return (await db.select({ exercises }).from(lessons).where(eq(lessons.id, lesson)))[0]?.exercises;
}
