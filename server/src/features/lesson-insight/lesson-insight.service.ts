import {
  type FrequentAnswer,
  INSIGHT_MEMBERS_MIN,
  type InsightCourse,
  type InsightExercise,
  type InsightLesson,
} from '@codivia/contract/api/admin-insight';
import type { Bilingual } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { plainText } from '@codivia/contract/lessons/lesson-blocks';
import type { Db } from '../../db/connect.ts';
import { CourseNotFound } from '../courses/courses.errors.ts';
import { ExerciseNotFound } from '../exercise-results/exercise-results.errors.ts';
import { LessonNotFound } from '../lessons/lessons.errors.ts';
import type { AnswerRow } from './frequent-answers.queries.ts';
import type { CourseRow, LessonRow } from './lesson-insight.queries.ts';
import * as queries from './lesson-insight.queries.ts';

/** The members of a group are told in steps of this number. */
const MEMBERS_STEP = 5;

const named = ({ id, title, title_fr }: Pick<CourseRow, 'id' | 'title' | 'title_fr'>) => ({
  id,
  title: { en: title, fr: title_fr },
});

function weakestOf(exercises: readonly InsightExercise[]): InsightExercise | null {
  const counted = exercises.filter(({ solved }) => solved !== null);
  return counted.toSorted((one, other) => (one.solved ?? 0) - (other.solved ?? 0))[0] ?? null;
}

function lessonOf(row: LessonRow): InsightLesson {
  const { insight, is_active, stated_minutes } = row;
  const figures = insight && {
    started: insight.started,
    finished: insight.finished,
    median_minutes: insight.median_minutes,
    counted_at: insight.counted_at.toISOString(),
  };
  const weakest = weakestOf(insight?.exercises ?? []);
  return { ...named(row), is_active, stated_minutes, figures, weakest };
}

function courseOf(course: CourseRow, lessons: readonly LessonRow[]): InsightCourse {
  const counted = lessons.flatMap(({ insight }) => insight ?? []);
  const ratings = course.ratings ?? 0;
  return {
    ...named(course),
    is_active: course.is_active,
    lessons: lessons.length,
    started: counted.length > 0 ? Math.max(...counted.map(({ started }) => started)) : null,
    finished: counted.at(-1)?.finished ?? null,
    ratings,
    stars: ratings >= INSIGHT_MEMBERS_MIN ? (course.stars ?? 0) / ratings : null,
    counted_at: counted[0]?.counted_at.toISOString() ?? null,
  };
}

export async function listInsightCourses(db: Db): Promise<InsightCourse[]> {
  const [courses, lessons] = await Promise.all([
    queries.selectCourses(db),
    queries.selectLessonInsights(db),
  ]);
  const byCourse = Map.groupBy(lessons, ({ course_id }) => course_id);
  return courses.map((course) => courseOf(course, byCourse.get(course.id) ?? []));
}

/** Throws CourseNotFound. */
export async function readCourseInsight(db: Db, courseId: string) {
  const course = (await queries.selectCourses(db)).find(({ id }) => id === courseId);
  if (!course) throw CourseNotFound();
  const lessons = await queries.selectLessonInsights(db, { course: courseId });
  return { ...courseOf(course, lessons), lesson_list: lessons.map(lessonOf) };
}

/** Returns a lesson and its course. Throws LessonNotFound. */
async function findLesson(db: Db, lessonId: string) {
  const [row] = await queries.selectLessonInsights(db, { lesson: lessonId });
  if (!row) throw LessonNotFound();
  const course = (await queries.selectCourses(db)).find(({ id }) => id === row.course_id);
  return { row, course: course ? named(course) : null };
}

/** Throws LessonNotFound. */
export async function readLessonInsight(db: Db, lessonId: string) {
  const { row, course } = await findLesson(db, lessonId);
  const { steps = [], exercises = [] } = row.insight ?? {};
  return { ...lessonOf(row), course, steps, exercises };
}

const bare = ({ fr, en }: Bilingual): Bilingual => ({ fr: plainText(fr), en: plainText(en) });

/** Returns an answer with what was said about it: of a question the texts of the chosen options and their explanations. */
function shownAnswer(
  exercise: AuthoredExercise,
  { answer, feedback }: AnswerRow,
): Pick<FrequentAnswer, 'answer' | 'feedback'> {
  if (exercise.kind !== 'quiz') return { answer, feedback: feedback || null };
  const chosen = answer.split(',').flatMap((index) => exercise.options[Number(index)] ?? []);
  return {
    answer: chosen.map(({ text }) => bare(text)),
    feedback: chosen.map(({ explanation }) => bare(explanation)),
  };
}

function frequentAnswer(
  group: AnswerRow,
  exercise: AuthoredExercise,
  tried: number,
): FrequentAnswer {
  const { members } = group;
  return {
    ...shownAnswer(exercise, group),
    members: Math.floor(members / MEMBERS_STEP) * MEMBERS_STEP,
    share: Math.min(1, Math.round((members / tried) * 100) / 100),
  };
}

/** Throws LessonNotFound or ExerciseNotFound. */
export async function readExerciseInsight(db: Db, lessonId: string, exerciseId: string) {
  const { row, course } = await findLesson(db, lessonId);
  const counted = row.insight?.exercises.find(({ id }) => id === exerciseId);
  const exercise = (await queries.selectExercises(db, lessonId))?.find(
    ({ id }) => id === exerciseId,
  );
  if (!counted || !exercise) throw ExerciseNotFound();
  const { members } = counted;
  const groups = members === null ? [] : await queries.selectGroups(db, lessonId, exerciseId);
  return {
    lesson: named(row),
    course,
    exercise: counted,
    counted_at: row.insight?.counted_at.toISOString() ?? null,
    answers: groups.map((group) => frequentAnswer(group, exercise, members ?? 1)),
  };
}
