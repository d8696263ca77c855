import { API_TOKEN_NAME_MAX_LENGTH, API_TOKENS_MAX } from '@codivia/contract/api/api-tokens';
import { problem } from '../../errors.ts';

export const ApiNeedsPremium = problem(403, 'api_needs_premium', {
  fr: 'L’accès à l’API fait partie de Premium.',
  en: 'Access to the API is part of Premium.',
});

export const ApiTokenNotFound = problem(404, 'api_token_not_found', {
  fr: 'Ce jeton n’existe pas, ou n’existe plus.',
  en: 'This token doesn’t exist, or no longer exists.',
});

export const TooManyApiTokens = problem(409, 'too_many_api_tokens', {
  fr: `Tu as déjà ${API_TOKENS_MAX} jetons actifs. Révoque-en un d’abord.`,
  en: `You already have ${API_TOKENS_MAX} active tokens. Revoke one first.`,
});

export const ApiTokenNameTooLong = problem(400, 'api_token_name_too_long', {
  fr: `Le nom d’un jeton peut avoir ${API_TOKEN_NAME_MAX_LENGTH} caractères au plus.`,
  en: `A token’s name can have ${API_TOKEN_NAME_MAX_LENGTH} characters at most.`,
});
