import { withTarget } from '@codivia/content/targets';
import { DEFAULT_LANGUAGE, type Language } from '@codivia/contract/api/language';
import { localiseExercise } from '@codivia/contract/exercises/modules';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import type { ActiveLesson } from './lessons.queries.ts';

export { exerciseHash, exerciseHashes } from './exercise-hashes.ts';
export { mayRead, mayReadSql, readableOf } from './may-read.ts';
export { sanitizeExercise } from './sanitize-exercise.ts';
export { sanitizeLesson } from './sanitize-lesson.ts';

/** Returns a lesson as its reader gets it; contract/src/lessons/lessons.ts describes the effect of `lang`. */
export function lessonIn(lesson: ActiveLesson, lang: Language | undefined): Lesson {
  const language = lang ?? DEFAULT_LANGUAGE;
  return {
    ...lesson,
    content: lang === 'fr' && lesson.content_fr ? '' : lesson.content,
    content_fr: lang === 'en' && lesson.content ? '' : lesson.content_fr,
    exercise_count: lesson.exercises.length,
    exercises: lesson.exercises.map((exercise) => withTarget(localiseExercise(exercise, language))),
    exercises_language: language,
  };
}
