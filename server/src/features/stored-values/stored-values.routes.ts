import * as contract from '@codivia/contract/api/stored-values';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import * as values from './stored-values.service.ts';

/**
 * Rate limit of changes: rooms send them every ten seconds at most, so it is enough for three that are open at once.
 */
const CHANGES: RouteLimit = { name: 'stored-values', per: 'user', limit: 300, seconds: 15 * 60 };

/** Serves the values that programs of the member's projects store. */
export function storedValueRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.readStoredValues, ({ user, params }) =>
    values.readStoredValues(deps, user.id, params.id),
  );

  serve(
    app,
    contract.changeStoredValues,
    { bodyLimit: contract.STORED_VALUES_BODY_LIMIT, limit: CHANGES },
    ({ user, params, body }) => values.changeStoredValues(deps, user.id, params.id, body.changes),
  );
}
