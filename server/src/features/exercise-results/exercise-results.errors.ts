import { ANSWER_MAX_BYTES } from '@codivia/contract/exercises/results';
import { problem } from '../../errors.ts';

export const AnswerTooLarge = problem(413, 'answer_too_large', {
  fr: `Cette réponse est trop longue pour être gardée : ${ANSWER_MAX_BYTES / 1000} ko au plus.`,
  en: `This answer is too long to keep: ${ANSWER_MAX_BYTES / 1000} kB at most.`,
});

export const AnswerMissing = problem(422, 'answer_missing', {
  fr: 'Un exercice réussi est enregistré avec la réponse qui a réussi : elle manque.',
  en: 'A solved exercise is saved with the answer that solved it, and that’s missing.',
});

export const AnswerNotRight = problem(422, 'answer_not_right', {
  fr: 'Cette réponse ne résout pas l’exercice.',
  en: 'This answer doesn’t solve the exercise.',
});

export const ExerciseNotFound = problem(404, 'exercise_not_found', {
  fr: 'Cet exercice n’existe pas, ou n’existe plus.',
  en: 'This exercise doesn’t exist, or no longer exists.',
});
