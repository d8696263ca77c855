import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { moduleOf } from '@codivia/contract/exercises/modules';
import { ANSWER_MAX_BYTES, type AnswerParts, type Pass } from '@codivia/contract/exercises/results';
import { readProgram } from './answer-syntax.ts';
import { AnswerMissing, AnswerNotRight, AnswerTooLarge } from './exercise-results.errors.ts';

function bytesOf(answer: AnswerParts): number {
  return Object.entries(answer)
    .flat()
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

/**
 * Tells whether an answer solves an exercise, as far as the server can check: code is not run here
 * (docs/product.md#exercises). Throws AnswerMissing or AnswerTooLarge.
 */
export function isRightAnswer(exercise: AuthoredExercise, pass: Pass): boolean {
  if (pass.answer && bytesOf(pass.answer) > ANSWER_MAX_BYTES) throw AnswerTooLarge();
  const isAccepted = moduleOf(exercise).accepts(exercise, pass, readProgram);
  if (isAccepted === null) throw AnswerMissing();
  return isAccepted;
}

/** Accepts a pass only with an answer that may have passed. Throws as `isRightAnswer`, or AnswerNotRight. */
export function verifyPass(exercise: AuthoredExercise, pass: Pass): void {
  if (!isRightAnswer(exercise, pass)) throw AnswerNotRight();
}
