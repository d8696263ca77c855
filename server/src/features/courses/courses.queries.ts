import {
  type Evidence,
  RATINGS_NEEDED,
  type RatingTotal,
  type Share,
} from '@codivia/contract/api/claims';
import type {
  Course,
  CourseProject,
  CourseRating,
  LessonSummary,
} from '@codivia/contract/api/courses';
import type { AuthoredOpenExercise } from '@codivia/contract/exercises/tasks/open';
import { and, asc, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lessons, shownFigures } from '../lessons/lessons.table.ts';
import { course_rating_totals } from '../ratings/ratings.table.ts';
import { satisfaction_totals } from '../satisfaction/satisfaction.table.ts';
import { courses } from './courses.table.ts';

/** The catalogue, and the figures from which the claims on our pages are computed. */
export interface FoundCatalogue {
  courses: Course[];
  evidence: Evidence;
}

/** The text of a field of an exercise in one language. */
const textIn = (field: 'title' | 'summary', language: 'en' | 'fr') =>
  sql.raw(`e -> '${field}' ->> '${language}'`);

/** The public part of the open project of a course: title and summary, never more of it. */
const PROJECT = sql<CourseProject | null>`(
  select jsonb_build_object(
    'title', ${textIn('title', 'en')}, 'title_fr', ${textIn('title', 'fr')},
    'summary', ${textIn('summary', 'en')}, 'summary_fr', ${textIn('summary', 'fr')})
  from ${lessons} cross join lateral jsonb_array_elements(${lessons.exercises}) e
  where ${lessons.course_id} = ${courses.id} and ${lessons.is_active} and e ->> 'task' = 'open'
  order by ${lessons.order_index} desc limit 1)`;

function selectActiveCourses(db: Db) {
  const { id, title, title_fr, description, description_fr } = courses;
  const { icon, color, difficulty, duration_hours, age, path, requires, featured } = courses;
  const { ratings, stars } = course_rating_totals;
  return db
    .select({
      id,
      title,
      title_fr,
      description,
      description_fr,
      icon,
      color,
      difficulty,
      duration_hours,
      age,
      path,
      requires,
      featured,
      total: { ratings, stars },
      project: PROJECT,
    })
    .from(courses)
    .leftJoin(course_rating_totals, eq(course_rating_totals.course_id, id))
    .where(eq(courses.is_active, true))
    .orderBy(desc(featured), asc(courses.order_index), asc(courses.id));
}

/** Returns the public part of the active lessons: content and exercises are not even read. */
function selectActiveLessons(db: Db): Promise<LessonSummary[]> {
  const { id, title, title_fr, order_index, is_premium, type } = lessons;
  return db
    .select({
      id,
      title,
      title_fr,
      order_index,
      is_premium,
      type,
      ...shownFigures,
      course_id: sql<string>`${lessons.course_id}`,
      exercise_count: sql<number>`jsonb_array_length(${lessons.exercises})::int`,
    })
    .from(lessons)
    .where(and(eq(lessons.is_active, true), isNotNull(lessons.course_id)))
    .orderBy(asc(lessons.order_index), asc(lessons.id));
}

/** The average to a tenth; null where too few have rated. */
function ratingOf(total: RatingTotal | null): CourseRating | null {
  if (!total || total.ratings < RATINGS_NEEDED) return null;
  return { average: Math.round((total.stars / total.ratings) * 10) / 10, count: total.ratings };
}

/**
 * Returns every active course with its active lessons, both in order, and the other figures that are claimed. A course
 * without an active lesson is left out.
 */
export async function selectCatalogue(db: Db): Promise<FoundCatalogue> {
  const [active, summaries, answers] = await Promise.all([
    selectActiveCourses(db),
    selectActiveLessons(db),
    db.select(getTableColumns(satisfaction_totals)).from(satisfaction_totals),
  ]);
  const byCourse = Map.groupBy(summaries, (lesson) => lesson.course_id);
  const found = active.filter(({ id }) => byCourse.has(id));
  const references = new Map(
    found.map(({ id, title, title_fr }) => [id, { id, title, title_fr }] as const),
  );
  const shown = found.map(({ total, project, ...course }) => ({
    ...course,
    requires: course.requires
      .filter((id) => id !== course.id)
      .flatMap((id) => references.get(id) ?? []),
    ...(project && { project }),
    rating: ratingOf(total),
    lessons: byCourse.get(course.id) ?? [],
  }));
  const shares = new Map<string, Share>(answers.map((share) => [share.question, share]));
  const nobody = { answers: 0, agreeing: 0 };
  const sum = (column: keyof RatingTotal) =>
    found.reduce((all, { total }) => all + (total?.[column] ?? 0), 0);
  return {
    courses: shown,
    evidence: {
      courses: shown,
      satisfied: shares.get('satisfied') ?? nobody,
      managed: shares.get('managed') ?? nobody,
      ratings: { ratings: sum('ratings'), stars: sum('stars') },
    },
  };
}

/** Returns the open project that a course shows: the one of its last active lesson with an open project. */
export async function selectProject(
  db: Db,
  courseId: string,
): Promise<AuthoredOpenExercise | undefined> {
  const [found] = await db
    .select({ exercises: lessons.exercises })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(
      and(
        eq(courses.id, courseId),
        eq(courses.is_active, true),
        eq(lessons.is_active, true),
        sql`${lessons.exercises} @> '[{"task": "open"}]'`,
      ),
    )
    .orderBy(desc(lessons.order_index))
    .limit(1);
  return found?.exercises.find((exercise) => 'task' in exercise && exercise.task === 'open') as
    | AuthoredOpenExercise
    | undefined;
}
