import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { moduleOf } from '@codivia/contract/exercises/modules';
import { ANSWER_MAX_BYTES, type AnswerParts, type Pass } from '@codivia/contract/exercises/results';
import { problem } from '../../errors.ts';
import { readProgram } from './answer-syntax.ts';

export const AnswerTooLarge = problem(413, 'answer_too_large', {
  fr: `Cette réponse est trop longue pour être gardée : ${ANSWER_MAX_BYTES / 1000} ko au plus.`,
  en: `This answer is too long to keep: ${ANSWER_MAX_BYTES / 1000} kB at most.`,
});

const AnswerMissing = problem(422, 'answer_missing', {
  fr: 'Un exercice réussi est enregistré avec la réponse qui a réussi : elle manque.',
  en: 'A solved exercise is saved with the answer that solved it, and that’s missing.',
});

const AnswerNotRight = problem(422, 'answer_not_right', {
  fr: 'Cette réponse ne résout pas l’exercice.',
  en: 'This answer doesn’t solve the exercise.',
});

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
