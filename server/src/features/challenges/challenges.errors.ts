import type { ChallengePlan } from '@codivia/contract/api/admin-challenges';
import { conflict, problem } from '../../errors.ts';

export const ChallengeNotFound = problem(404, 'challenge_not_found', {
  fr: 'Ce défi n’existe pas, ou n’est pas encore ouvert.',
  en: 'This challenge doesn’t exist, or isn’t open yet.',
});

/** Its texts must not speak of signing in: a page would ask for that instead (docs/product.md#error-texts). */
export const ChallengePremium = problem(403, 'challenge_premium', {
  fr: 'Ce défi fait partie de Premium.',
  en: 'This challenge is part of Premium.',
});

export const ChallengeChanged = problem(409, 'challenge_changed', {
  fr: 'Ce défi vient d’être modifié. Recharge la page et vérifie ton programme à nouveau.',
  en: 'This challenge has just been changed. Reload the page and check your program again.',
});

/** Thrown with the plan as it is now. */
export const ChallengePlanChanged = conflict<ChallengePlan>('challenge_plan', {
  fr: 'Ce défi a été modifié entre-temps. Rechargez la liste.',
  en: 'This challenge has been changed in the meantime. Reload the list.',
});

export const ChallengeNotProven = problem(409, 'challenge_not_proven', {
  fr: 'Ce défi n’est pas vérifié tel qu’il est, donc il ne peut pas être publié. Vérifiez d’abord son fichier.',
  en: 'This challenge isn’t proven as it is, so it can’t be published. Prove its file first.',
});

export const ChallengeWeekTaken = problem(409, 'challenge_week_taken', {
  fr: 'Un autre défi est déjà prévu pour cette semaine.',
  en: 'Another challenge is already planned for this week.',
});

export const NotAMonday = problem(400, 'not_a_monday', {
  fr: 'Un défi doit commencer un lundi.',
  en: 'A challenge has to start on a Monday.',
});
