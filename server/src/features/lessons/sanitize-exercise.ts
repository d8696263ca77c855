import type { AuthoredExercise } from '@codivia/contract/exercises';
import type { Bilingual } from '@codivia/contract/language';
import { sanitizeLesson } from './sanitize-lesson.ts';

function clean(text: Bilingual): Bilingual {
  return { fr: sanitizeLesson(text.fr), en: sanitizeLesson(text.en) };
}

/** An exercise whose HTML texts hold only what a lesson may hold; its code stays as it is. */
export function sanitizeExercise(exercise: AuthoredExercise): AuthoredExercise {
  if (exercise.kind === 'quiz') {
    const options = exercise.options.map(({ text, correct, explanation }) => ({
      text: clean(text),
      correct,
      explanation: clean(explanation),
    }));
    return { ...exercise, question: clean(exercise.question), options };
  }
  const feedback = Object.entries(exercise.feedback).map(([key, text]) => [key, clean(text)]);
  return {
    ...exercise,
    instructions: clean(exercise.instructions),
    hints: exercise.hints.map(clean),
    feedback: Object.fromEntries(feedback),
  };
}
