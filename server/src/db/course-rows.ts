import type { LoadedCourse, LoadedLesson } from '@codivia/content/load-courses';
import {
  COURSE_FLAGS,
  COURSE_PLACE_FIELDS,
  COURSE_TEXTS,
  NEW_COURSE,
} from '@codivia/contract/api/course-fields';
import { LANGUAGES } from '@codivia/contract/api/language';
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
