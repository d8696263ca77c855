import * as contract from '@codivia/contract/api/api-tokens';
import type { FastifyInstance } from 'fastify';
import type { JobDeps } from '../../deps.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import * as tokens from './api-tokens.service.ts';

const TOKEN_CHANGES: RouteLimit = { name: 'api-tokens', per: 'user', limit: 60, seconds: 60 * 60 };

const REVOKED = { message: { fr: 'Jeton révoqué.', en: 'Token revoked.' } };

/** Serves the tokens of the calling member; they are made and revoked in a session, never by a token. */
export function apiTokenRoutes(app: FastifyInstance, deps: JobDeps): void {
  serve(app, contract.listApiTokens, ({ user }) => tokens.listApiTokens(deps, user));

  serve(app, contract.createApiToken, { limit: TOKEN_CHANGES }, ({ user, body }) =>
    tokens.createApiToken(deps, user, body),
  );

  serve(app, contract.revokeApiToken, { limit: TOKEN_CHANGES }, async ({ user, params }) => {
    await tokens.revokeApiToken(deps, user.id, params.id);
    return REVOKED;
  });
}
