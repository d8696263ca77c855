import { problem, temporaryProblem } from '../../errors.ts';

export const SchoolSignInOff = problem(404, 'school_sign_in_off', {
  fr: 'On ne peut pas se connecter ici avec le compte de son établissement.',
  en: 'There is no sign-in through a school here.',
});

export const SchoolUnavailable = temporaryProblem(503, 'school_unavailable', {
  fr: 'Le service de connexion de ton établissement ne répond pas. Réessaie un peu plus tard, ou utilise ta carte.',
  en: 'Your school’s sign-in isn’t answering. Try again a little later, or use your card.',
});

export const SchoolSignInOver = problem(401, 'school_sign_in_over', {
  fr: 'Cette connexion par ton établissement n’est plus valable : recommence.',
  en: 'This sign-in through your school is no longer valid: start again.',
});
