import type { Bilingual } from '../api/language.ts';
import type { AuthoredExercise } from './exercises.ts';

type Change = (text: Bilingual) => Bilingual;

/**
 * The exercise with each of its texts changed that learners read as HTML: long ones such as instructions, and
 * short ones such as hints. Titles are no HTML, and code stays as it is.
 */
export function withTexts(
  exercise: AuthoredExercise,
  long: Change,
  short: Change,
): AuthoredExercise {
  const extras = exercise.concept && { concept: short(exercise.concept) };
  if (exercise.kind === 'quiz') {
    const options = exercise.options.map(({ text, correct, explanation }) => ({
      text: short(text),
      correct,
      explanation: short(explanation),
    }));
    return { ...exercise, ...extras, question: long(exercise.question), options };
  }
  const spoken = {
    ...extras,
    instructions: long(exercise.instructions),
    hints: exercise.hints.map(short),
  };
  if (exercise.kind === 'predict') {
    const wrong = exercise.wrong.map(({ output, feedback }) => ({
      output,
      feedback: short(feedback),
    }));
    return { ...exercise, ...spoken, wrong };
  }
  if (exercise.task === 'open') {
    const checklist = exercise.checklist.map((item) => ({
      ...item,
      text: short(item.text),
      hint: short(item.hint),
    }));
    return { ...exercise, ...spoken, checklist };
  }
  const feedback = Object.entries(exercise.feedback).map(([key, text]) => [key, short(text)]);
  const failing = 'failing_case' in exercise && exercise.failing_case;
  return {
    ...exercise,
    ...spoken,
    feedback: Object.fromEntries(feedback),
    ...(failing && { failing_case: long(failing) }),
  } as AuthoredExercise;
}
