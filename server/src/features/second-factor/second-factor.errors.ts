import { problem } from '../../errors.ts';

/** The password was right; the same call with a `code` opens the session. */
export const SecondFactorRequired = problem(401, 'second_factor_required', {
  fr: 'Il manque le code à six chiffres de ton application d’authentification.',
  en: 'The six-digit code of your authenticator app is missing.',
});

/** The same problem in an open session: the app would renew the session after a 401. */
export const SecondFactorMissing = problem(403, 'second_factor_required', {
  fr: 'Il manque le code à six chiffres de ton application d’authentification.',
  en: 'The six-digit code of your authenticator app is missing.',
});

const WRONG = {
  fr: 'Ce code ne marche pas, ou il a déjà servi : attends le suivant.',
  en: 'This code doesn’t work, or has already been used: wait for the next one.',
};

export const SecondFactorWrong = problem(400, 'second_factor_wrong', WRONG);

/** Used at sign-in, where a refusal is a 401. */
export const SecondFactorRefused = problem(401, 'second_factor_wrong', WRONG);

export const SecondFactorNotOffered = problem(403, 'second_factor_not_offered', {
  fr: 'Accès refusé : la double authentification est réservée aux administrateurs et aux mentors.',
  en: 'Access denied: two-factor authentication is for administrators and mentors.',
});

export const SecondFactorOn = problem(409, 'second_factor_on', {
  fr: 'La double authentification est déjà activée.',
  en: 'Two-factor authentication is already on.',
});

export const SecondFactorOff = problem(409, 'second_factor_off', {
  fr: 'La double authentification n’est pas activée.',
  en: 'Two-factor authentication isn’t on.',
});
