import type { Language } from '@codivia/contract/api/language';
import type { Exercise } from '@codivia/contract/exercises/exercises';
import { localiseExercise } from '@codivia/contract/exercises/modules';
import { type FirstStep, firstStepOf } from '@codivia/contract/lessons/first-step';
import type { LessonStep } from '@codivia/contract/lessons/lesson-steps';
import type { ActiveLesson } from '../lessons/lessons.queries.ts';

/** The title of a step: of its exercise, else the heading that it begins with; empty without either. */
function titleOf(step: LessonStep, exercises: readonly Exercise[]): string {
  const exercise = exercises.find(({ id }) => id === step.action?.value);
  if (exercise && exercise.kind !== 'quiz') return exercise.title;
  return step.continuesHeading ? '' : step.heading;
}

/** Returns the first step of a lesson in one language, with its exercises alone; null where there is none. */
export function firstStepIn(
  lesson: ActiveLesson,
  language: Language,
  trial: boolean,
): FirstStep | null {
  const { content, content_fr } = lesson;
  const opening = firstStepOf((language === 'fr' && content_fr) || content || content_fr);
  if (!opening) return null;
  const exercises = lesson.exercises.map((exercise) => localiseExercise(exercise, language));
  return {
    lesson_id: lesson.id,
    title: (language === 'fr' && lesson.title_fr) || lesson.title,
    is_premium: lesson.is_premium,
    language,
    html: opening.html,
    exercises: exercises.filter(({ id }) => opening.exercises.includes(id)),
    next_title: opening.rest.map((step) => titleOf(step, exercises)).find(Boolean) ?? null,
    steps_left: opening.rest.length,
    trial,
  };
}
