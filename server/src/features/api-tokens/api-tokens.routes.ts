import { createApiToken, listApiTokens, revokeApiToken } from '@codivia/contract/api/api-tokens';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import * as tokens from './api-tokens.service.ts';

const TOKEN_CHANGES: RateLimit = { name: 'api-tokens', limit: 60, seconds: 60 * 60 };

const REVOKED = { message: { fr: 'Jeton révoqué.', en: 'Token revoked.' } };

/** The tokens of the member who calls; they are made and revoked in a session, never by a token. */
export function apiTokenRoutes(
  app: FastifyInstance,
  deps: tokens.ApiTokenDeps & { limits: RateLimits },
): void {
  serve(app, listApiTokens, ({ user }) => tokens.list(deps, user));

  serve(app, createApiToken, async ({ user, body }) => {
    await deps.limits.spend(TOKEN_CHANGES, user.id);
    return tokens.create(deps, user, body);
  });

  serve(app, revokeApiToken, async ({ user, params }) => {
    await deps.limits.spend(TOKEN_CHANGES, user.id);
    await tokens.revoke(deps, user.id, params.id);
    return REVOKED;
  });
}
