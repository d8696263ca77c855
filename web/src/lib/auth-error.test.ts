import { expect, it } from 'vitest';
import { ApiError, unreachable } from './api-error.ts';
import { type AuthAction, type AuthErrorKey, authErrorKey } from './auth-error.ts';

/** A failure that says `detail`, with a status of no meaning of its own by default. */
function errorWith(detail: ApiError['detail'], status = 422): ApiError {
  return new ApiError(status, 'code', detail, '');
}

it.each<[string, ApiError, AuthErrorKey]>([
  ['an unknown user, in English', errorWith('User not found'), 'error.user_not_found'],
  ['an unknown user, in French', errorWith('Utilisateur non trouvé'), 'error.user_not_found'],
  ['a wrong password, in English', errorWith('Incorrect password'), 'error.invalid_credentials'],
  ['a wrong password, in French', errorWith('Mot de passe incorrect'), 'error.invalid_credentials'],
  [
    'an address not confirmed',
    errorWith({ fr: 'Confirme d’abord ton adresse.', en: 'Please verify your email first.' }, 403),
    'error.email_not_verified',
  ],
  [
    'an address not confirmed, in French alone',
    errorWith({ fr: "Vérifiez d'abord votre e-mail" }),
    'error.email_not_verified',
  ],
  ['a known address', errorWith('Email already registered'), 'error.email_already_exists'],
  [
    'a known address, in French',
    errorWith({ fr: 'Cette adresse e-mail est déjà utilisée' }),
    'error.email_already_exists',
  ],
  [
    'a gift code that opens nothing',
    errorWith({ fr: 'Code invalide ou déjà utilisé', en: 'Invalid or already used code' }, 400),
    'error.invalid_code',
  ],
  [
    'what the message alone says',
    new ApiError(422, 'code', null, 'USER NOT FOUND'),
    'error.user_not_found',
  ],
])('reads from the text: %s', (_, error, key) => {
  expect(authErrorKey(error, 'login')).toBe(key);
});

it('believes the text before the status', () => {
  expect(authErrorKey(errorWith('User not found', 401), 'login')).toBe('error.user_not_found');
});

it.each<[number, AuthErrorKey]>([
  [400, 'error.bad_request'],
  [401, 'error.invalid_credentials'],
  [404, 'error.user_not_found'],
  [409, 'error.email_already_exists'],
  [429, 'error.too_many_requests'],
])('reads from the status: %i', (status, key) => {
  expect(authErrorKey(errorWith(null, status), 'login')).toBe(key);
});

it.each<[AuthAction, AuthErrorKey]>([
  ['signup', 'error.signup_failed'],
  ['login', 'error.login_failed'],
  ['forgot', 'error.forgot_failed'],
  ['reset', 'error.reset_failed'],
])('falls back on the action: %s', (action, key) => {
  expect(authErrorKey(errorWith('Something else', 500), action)).toBe(key);
});

it('tells a missing connection from a refusal', () => {
  expect(authErrorKey(unreachable(new TypeError('fetch')), 'login')).toBe('error.unreachable');
});

it('has no text of its own for anything else', () => {
  expect(authErrorKey(new TypeError('x is not a function'), 'login')).toBeNull();
});
