import { isDeepStrictEqual } from 'node:util';
import { areSameExercises } from '@codivia/content/exercise-file';
import type { LoadedCourse, LoadedLesson } from '@codivia/content/load-courses';
import { shownForm } from '@codivia/content/to-markdown/same-html';
import {
  COURSE_FLAGS,
  COURSE_PLACE_FIELDS,
  COURSE_TEXTS,
  NEW_COURSE,
} from '@codivia/contract/api/course-fields';
import { LANGUAGES } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { courseColumn, type courses } from '../features/courses/courses.table.ts';
import { exerciseHashes } from '../features/lessons/exercise-hashes.ts';
import type { lessons } from '../features/lessons/lessons.table.ts';
import { sanitizeExercise } from '../features/lessons/sanitize-exercise.ts';
import { sanitizeLesson } from '../features/lessons/sanitize-lesson.ts';

export type CourseRow = typeof courses.$inferInsert;
export type LessonRow = typeof lessons.$inferInsert;

/** A course as it is stored when it comes from files. */
export function courseRow(course: LoadedCourse): CourseRow {
  const { id, icon, color, difficulty, duration_hours, order_index } = course;
  return {
    id,
    icon,
    color,
    difficulty,
    duration_hours,
    order_index,
    title: course.title.en,
    title_fr: course.title.fr,
    skills_en: course.skills?.en ?? [],
    skills_fr: course.skills?.fr ?? [],
    ...Object.fromEntries(
      [...COURSE_PLACE_FIELDS, ...COURSE_FLAGS].map((name) => [
        name,
        course[name] ?? NEW_COURSE[name],
      ]),
    ),
    ...Object.fromEntries(
      COURSE_TEXTS.flatMap((name) =>
        LANGUAGES.map((language) => [
          courseColumn(`${name}_${language}`),
          sanitizeLesson(course[name]?.[language] ?? ''),
        ]),
      ),
    ),
    sources: course.sources,
  };
}

/** A lesson as it is stored when it comes from files. */
export function lessonRow(lesson: LoadedLesson, course_id: string): LessonRow {
  const { id, order_index, duration_minutes, xp_reward, is_premium, type } = lesson;
  const exercises = lesson.exercises.map(sanitizeExercise);
  return {
    id,
    course_id,
    order_index,
    duration_minutes,
    xp_reward,
    is_premium,
    type,
    title: lesson.title.en,
    title_fr: lesson.title.fr,
    content: sanitizeLesson(lesson.content),
    content_fr: sanitizeLesson(lesson.content_fr),
    instructions_en: sanitizeLesson(lesson.instructions?.en ?? ''),
    instructions_fr: sanitizeLesson(lesson.instructions?.fr ?? ''),
    solution_en: sanitizeLesson(lesson.solution?.en ?? ''),
    solution_fr: sanitizeLesson(lesson.solution?.fr ?? ''),
    difficulty: lesson.difficulty ?? 'beginner',
    exercises,
    exercise_hashes: exerciseHashes(exercises),
    is_active: lesson.is_active ?? true,
    sources: lesson.sources,
  };
}

/** Columns that say where a row came from, and what is made of the others. */
const APART = new Set(['sources', 'source_hash', 'exercise_hashes']);

function isSameValue(name: string, one: unknown, other: unknown): boolean {
  if (name === 'exercises') {
    const [made, stored] = [one as AuthoredExercise[], other as AuthoredExercise[]];
    const isSame = (exercise: AuthoredExercise, index: number) =>
      stored[index] !== undefined && areSameExercises(exercise, stored[index]);
    return made.length === stored.length && made.every(isSame);
  }
  if (typeof one === 'string' && typeof other === 'string')
    return shownForm(one) === shownForm(other);
  return isDeepStrictEqual(one, other);
}

/** Tells whether the row that was made of files says all that a stored one says, which administrators edited. */
export function hasCaughtUp(
  made: CourseRow | LessonRow,
  stored: { deleted_at: Date | null } & object,
): boolean {
  const values = new Map<string, unknown>(Object.entries(stored));
  const names = Object.entries(made).filter(([name]) => !APART.has(name));
  return (
    !stored.deleted_at && names.every(([name, one]) => isSameValue(name, one, values.get(name)))
  );
}
