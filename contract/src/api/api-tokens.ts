import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Done } from './errors.ts';

/** Characters of a token's name, without the blanks around it. */
export const API_TOKEN_NAME_MAX_LENGTH = 60;
/** Tokens of one member that can be used at the same time (docs/product.md#api-tokens). */
export const API_TOKENS_MAX = 20;
/** The days after which a token may expire: every token has an end. */
export const API_TOKEN_DAYS = [7, 30, 90, 365] as const;
/** The prefix of every token, so that people and secret scanners recognise it. */
export const API_TOKEN_PREFIX = 'codivia_';

/** The permissions that tokens may have (docs/product.md#api-tokens). */
export const API_SCOPES = [
  'profile:read',
  'progress:read',
  'projects:read',
  'projects:write',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];
export const ApiScope = Type.Unsafe<ApiScope>(Type.Enum([...API_SCOPES]));

const Moment = Type.String({ format: 'date-time' });
const OptionalMoment = Type.Union([Moment, Type.Null()]);

/**
 * The reason for which a token can no longer be used: the member revoked it, their password was changed, or their
 * premium ended, or the API was closed to them.
 */
export const ApiTokenEnd = Type.Union([
  Type.Literal('member'),
  Type.Literal('password'),
  Type.Literal('premium'),
  Type.Literal('permission'),
]);
export type ApiTokenEnd = Static<typeof ApiTokenEnd>;

/** A token as its member sees it afterwards: the token itself is shown once and never again. */
export const ApiToken = Type.Object({
  id: Type.String(),
  name: Type.String(),
  scopes: Type.Array(ApiScope),
  /** The token's last four characters. */
  ending: Type.String(),
  created_at: Moment,
  expires_at: Moment,
  /** Exact to a minute. */
  last_used_at: OptionalMoment,
  revoked_at: OptionalMoment,
  revoked_by: Type.Union([ApiTokenEnd, Type.Null()]),
});
export type ApiToken = Static<typeof ApiToken>;

export const listApiTokens = endpoint({
  method: 'GET',
  path: '/user/api-tokens',
  access: 'member',
  summary: "The member's API tokens, the latest first; those that ended stay for thirty days.",
  answer: Type.Array(ApiToken),
});

const Days = Type.Union([Type.Literal(7), Type.Literal(30), Type.Literal(90), Type.Literal(365)]);

export const createApiToken = endpoint({
  method: 'POST',
  path: '/user/api-tokens',
  access: 'member',
  summary: 'Makes an API token, which this answer alone contains; 403 without premium.',
  body: Type.Object({
    name: Type.String({ pattern: '\\S', maxLength: 240 }),
    scopes: Type.Array(ApiScope, { minItems: 1, uniqueItems: true }),
    days: Days,
  }),
  answer: Type.Object({ ...ApiToken.properties, token: Type.String() }),
});

export const revokeApiToken = endpoint({
  method: 'DELETE',
  path: '/user/api-tokens/:id',
  access: 'member',
  summary: 'Revokes an API token at once.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  answer: Done,
});
