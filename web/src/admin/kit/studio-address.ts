import { paths } from '../../lib/paths.ts';

/** An answer that learners gave to an exercise, in the form in which answers are counted (docs/product.md#insight). */
export interface WrongAnswer {
  lesson: string;
  exercise: string;
  answer: string;
}

/** The answer that waits for the studio. It lives as long as the page: what learners wrote is stored nowhere else. */
let waiting: WrongAnswer | null = null;

/** Returns the address at which an exercise is open in the studio. */
export function studioAddress(lesson: string, exercise: string): string {
  const query = new URLSearchParams({ section: 'lessons', lesson, exercise });
  return `${paths.admin}?${query}`;
}

/** Hands an answer to the studio, which lists it as wrong as soon as it opens the exercise. */
export function rememberWrongAnswer(answer: WrongAnswer): void {
  waiting = answer;
}

/** Takes the answer that waits for this exercise, if any: it is handed over once. */
export function takeWrongAnswer(lesson: string, exercise: string): string | null {
  if (waiting?.lesson !== lesson || waiting.exercise !== exercise) return null;
  const { answer } = waiting;
  waiting = null;
  return answer;
}
