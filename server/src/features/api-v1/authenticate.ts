import { hasAllOfPremium } from '@codivia/contract/api/accounts';
import type { ApiScope } from '@codivia/contract/api/api-tokens';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../secrets.ts';
import { networkOf } from '../../services/network.ts';
import { isPremium } from '../accounts/premium.queries.ts';
import {
  prepareTokenOwner,
  type TokenOwner,
  touchToken,
} from '../api-tokens/api-tokens.queries.ts';
import { equalInConstantTime, isTokenForm } from '../api-tokens/api-tokens.service.ts';
import {
  InvalidToken,
  PremiumEnded,
  ScopeMissing,
  TokenEndedByPassword,
  TokenExpired,
  TokenInUrl,
  TokenRequired,
  TokenRevoked,
  TooManyInvalidTokens,
} from './api-v1.errors.ts';
import { countInvalidTokens } from './invalid-tokens.ts';
import { hasTokenInUrl } from './token-in-url.ts';

/** Time after a use within which further uses are not recorded, in milliseconds. */
const USE_PRECISION = 60_000;

/** The member whose program calls, and the token it calls with. */
export interface ApiCaller {
  token: Pick<TokenOwner, 'id' | 'name' | 'scopes' | 'expires_at'>;
  user: Pick<TokenOwner['user'], 'id' | 'name' | 'role' | 'language' | 'created_at'> & {
    is_premium: boolean;
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set only for calls of the public API. */
    api_caller: ApiCaller | null;
  }
}

export interface AuthenticationDeps extends Deps {
  /** Counts a request of a token, and states the remaining number in the answer. Throws ApiLimitReached. */
  limitRequests(tokenId: string, reply: FastifyReply): Promise<void>;
}

/** Throws the reason why a known token cannot be used now, if there is one. */
function checkUsable(owner: TokenOwner, is_premium: boolean, now: Date): void {
  if (owner.revoked_by === 'password') throw TokenEndedByPassword();
  if (owner.revoked_by === 'premium') throw PremiumEnded();
  if (owner.revoked_at) throw TokenRevoked();
  if (owner.expires_at <= now) throw TokenExpired();
  if (!hasAllOfPremium({ role: owner.user.role, is_premium })) throw PremiumEnded();
}

/**
 * Admits calls of the public API by their token. A text without the form and checksum of a token is refused without a
 * query; every request that names a token is counted against its limit, also when it is refused.
 */
export function authenticateTokens({ db, clock, limitRequests }: AuthenticationDeps) {
  const ownerOf = prepareTokenOwner(db);
  const invalid = countInvalidTokens(clock, 'invalid API tokens');
  const unknown = countInvalidTokens(clock, 'unknown API tokens');

  function refuse(counter: typeof invalid, network: string): never {
    const seconds = counter.count(network);
    throw seconds > 0 ? TooManyInvalidTokens(seconds) : InvalidToken();
  }

  async function find(token: string, network: string): Promise<TokenOwner> {
    if (!isTokenForm(token)) refuse(invalid, network);
    const seconds = unknown.wait(network);
    if (seconds > 0) throw TooManyInvalidTokens(seconds);
    const hash = hashOf(token);
    const owner = await ownerOf(hash);
    if (!owner || !equalInConstantTime(owner.token_hash, hash)) refuse(unknown, network);
    return owner;
  }

  return async (request: FastifyRequest, reply: FastifyReply, scope: ApiScope): Promise<void> => {
    if (hasTokenInUrl(request)) throw TokenInUrl();
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    reply.header('www-authenticate', 'Bearer realm="Codivia API"');
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw TokenRequired();
    const owner = await find(token, networkOf(request.ip));
    await limitRequests(owner.id, reply);
    const now = clock();
    const { premium_granted, premium_until, gift_until, ...member } = owner.user;
    const is_premium = isPremium({ premium_granted, premium_until, gift_until }, now);
    checkUsable(owner, is_premium, now);
    if (!owner.scopes.includes(scope)) throw ScopeMissing(scope);
    reply.removeHeader('www-authenticate');
    const before = new Date(now.getTime() - USE_PRECISION);
    if (!owner.last_used_at || owner.last_used_at < before) {
      await touchToken(db, owner, now, before);
    }
    request.api_caller = { token: owner, user: { ...member, is_premium } };
  };
}
