import { roomOf } from '@codivia/contract/exercises/own-program';
import type { LessonStep } from '@codivia/contract/lessons/lesson-steps';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import { useTranslation } from '../../../lib/i18n.ts';

/** Returns the titles of steps: of the exercise, else the heading; equal titles are numbered. */
export function useStepTitles({ exercises }: Lesson, steps: readonly LessonStep[]): string[] {
  const { t } = useTranslation('lessons');
  const titles = steps.map((step) => {
    const exercise = exercises.find(({ id }) => id === step.action?.value);
    if (exercise && exercise.kind !== 'quiz' && exercise.kind !== 'explore') return exercise.title;
    return step.heading || t(exercise ? 'step.question' : 'step.introduction');
  });
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const number = (seen.get(title) ?? 0) + 1;
    seen.set(title, number);
    return number === 1 ? title : `${title} (${number})`;
  });
}

/** The work of a step is beside its text when it has code, else below it. */
export function hasCode({ action }: LessonStep, { exercises }: Lesson): boolean {
  if (!action || /^lesson-/.test(action.tag)) return false;
  const exercise = exercises.find(({ id }) => id === action.value);
  return action.tag.endsWith('-editor') || (exercise !== undefined && roomOf(exercise) !== null);
}
