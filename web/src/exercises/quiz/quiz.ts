import type { QuizQuestion } from '@codivia/contract/exercises/quiz';

/** Positions of the options that were chosen. */
export type Choice = ReadonlySet<number>;

/** passed: all right ones and no other; incomplete: only right ones, but not all; wrong: any other choice. */
export type QuizResult = 'nothing-chosen' | 'passed' | 'incomplete' | 'wrong';

/** True when more than one option is right. */
export function hasSeveralAnswers(question: QuizQuestion): boolean {
  return question.options.filter((option) => option.correct).length > 1;
}

/** Returns the choice after one more option was chosen or, where several may be chosen, removed. */
export function withOption(question: QuizQuestion, choice: Choice, option: number): Choice {
  if (!hasSeveralAnswers(question)) return new Set([option]);
  const next = new Set(choice);
  if (!next.delete(option)) next.add(option);
  return next;
}

/** Returns the result of a choice. */
export function resultOf(question: QuizQuestion, choice: Choice): QuizResult {
  if (choice.size === 0) return 'nothing-chosen';
  const allRight = [...choice].every((option) => question.options[option]?.correct);
  if (!allRight) return 'wrong';
  const missing = question.options.some((option, i) => option.correct && !choice.has(i));
  return missing ? 'incomplete' : 'passed';
}
