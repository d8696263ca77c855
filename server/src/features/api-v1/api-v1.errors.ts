import type { ApiScope } from '@codivia/contract/api/api-tokens';
import { API_REQUESTS_PER_MINUTE } from '@codivia/contract/api/api-v1';
import { Problem, problem, temporaryProblem } from '../../errors.ts';

export const TokenInUrl = problem(400, 'token_in_url', {
  fr: 'Un jeton ne va jamais dans une adresse : elle est gardée par les historiques et les journaux. Envoie-le dans l’en-tête « Authorization: Bearer … ».',
  en: 'A token never goes in an address: histories and logs keep it. Send it in the header “Authorization: Bearer …”.',
});

export const TokenRequired = problem(401, 'token_required', {
  fr: 'Cette adresse demande un jeton d’API, dans l’en-tête « Authorization: Bearer … ».',
  en: 'This address takes an API token, in the header “Authorization: Bearer …”.',
});

export const InvalidToken = problem(401, 'invalid_token', {
  fr: 'Ce n’est pas un jeton d’API valable. Les jetons se créent dans les réglages du tableau de bord.',
  en: 'This isn’t a valid API token. Tokens are made in the settings of the dashboard.',
});

export const TokenExpired = problem(401, 'token_expired', {
  fr: 'Ce jeton a expiré. Crées-en un nouveau dans les réglages du tableau de bord.',
  en: 'This token has expired. Make a new one in the settings of the dashboard.',
});

export const TokenRevoked = problem(401, 'token_revoked', {
  fr: 'Ce jeton a été révoqué.',
  en: 'This token was revoked.',
});

export const TokenEndedByPassword = problem(401, 'token_ended_by_password', {
  fr: 'Ce jeton a été révoqué, car le mot de passe du compte a changé.',
  en: 'This token was revoked because the account’s password was changed.',
});

export const PremiumEnded = problem(403, 'premium_ended', {
  fr: 'Ce jeton a pris fin avec le Premium de son compte. Avec Premium, crées-en un nouveau dans les réglages du tableau de bord.',
  en: 'This token ended with its account’s Premium. With Premium, make a new one in the settings of the dashboard.',
});

/** The token has not the scope that is named. */
export function ScopeMissing(scope: ApiScope): Problem {
  return new Problem(403, 'scope_missing', {
    fr: `Ce jeton n’a pas la permission « ${scope} ».`,
    en: `This token doesn’t have the scope “${scope}”.`,
  });
}

export const ApiLimitReached = temporaryProblem(429, 'api_limit_reached', {
  fr: `Un jeton peut envoyer ${API_REQUESTS_PER_MINUTE} requêtes par minute au plus. Attends le nombre de secondes indiqué dans « Retry-After ».`,
  en: `A token can send ${API_REQUESTS_PER_MINUTE} requests a minute at most. Wait for the number of seconds in “Retry-After”.`,
});

export const TooManyInvalidTokens = temporaryProblem(429, 'too_many_invalid_tokens', {
  fr: 'Trop de jetons non valables viennent de cette adresse.',
  en: 'Too many invalid tokens are coming from this address.',
});

export const UnknownApiVersion = problem(404, 'unknown_api_version', {
  fr: 'Cette version de l’API n’existe pas. La seule est v1 : /api/v1.',
  en: 'This version of the API doesn’t exist. The only one is v1: /api/v1.',
});

export const UnknownApiAddress = problem(404, 'unknown_api_address', {
  fr: 'L’API n’a rien à cette adresse, ou pas avec cette méthode. Tout est sur /developers.',
  en: 'The API has nothing at this address, or not with this method. Everything is on /developers.',
});

export const InvalidCursor = problem(400, 'invalid_cursor', {
  fr: 'Ce « cursor » n’est pas celui d’une page de cette liste.',
  en: 'This “cursor” doesn’t belong to a page of this list.',
});

export const InvalidIdempotencyKey = problem(400, 'invalid_idempotency_key', {
  fr: 'L’en-tête « Idempotency-Key » a de 1 à 100 caractères.',
  en: 'The header “Idempotency-Key” has 1 to 100 characters.',
});

export const IdempotencyKeyReused = problem(422, 'idempotency_key_reused', {
  fr: 'Cette clé a déjà servi à une autre demande. Choisis une clé par demande.',
  en: 'This key has already been used for another request. Choose a new key for each request.',
});

export const IfMatchRequired = problem(428, 'if_match_required', {
  fr: 'Envoie l’ETag du projet que tu as lu dans l’en-tête « If-Match », pour ne rien écraser.',
  en: 'Send the ETag of the project you read in the header “If-Match”, so that nothing is overwritten.',
});

/** A write was based on an older version. */
export const VersionChanged = problem(412, 'project_changed', {
  fr: 'Ce projet a changé depuis que tu l’as lu. Relis-le, puis recommence.',
  en: 'This project has changed since you read it. Read it again, then try again.',
});
