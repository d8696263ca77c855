import {
  changeStoredValues,
  readStoredValues,
  STORED_VALUES_BODY_LIMIT,
} from '@codivia/contract/api/stored-values';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import type { ProjectDeps } from '../projects/projects.service.ts';
import * as values from './stored-values.service.ts';

/**
 * Rate limit of changes: rooms send them every ten seconds at most, so it is enough for three that are open at once.
 */
const CHANGES: RouteLimit = { name: 'stored-values', per: 'user', limit: 300, seconds: 15 * 60 };

/** Serves the values that programs of the member's projects store. */
export function storedValueRoutes(app: FastifyInstance, deps: ProjectDeps): void {
  serve(app, readStoredValues, ({ user, params }) => values.read(deps, user.id, params.id));

  serve(
    app,
    changeStoredValues,
    ({ user, params, body }) => values.change(deps, user.id, params.id, body.changes),
    { bodyLimit: STORED_VALUES_BODY_LIMIT, limit: CHANGES },
  );
}
