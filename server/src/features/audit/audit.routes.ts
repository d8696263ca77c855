import * as contract from '@codivia/contract/api/admin-audit';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import * as audit from './audit.service.ts';

/** Rate limit of exports, each of which reads thousands of entries. */
const EXPORTS: RouteLimit = { name: 'audit-exports', per: 'user', limit: 10, seconds: 60 * 60 };

/** Lists the changes of administrators. */
export function auditRoutes(app: FastifyInstance, deps: { db: Db; clock: Clock }): void {
  serve(app, contract.listAudit, ({ query }) => audit.listAudit(deps.db, query));
  serve(app, contract.exportAudit, { limit: EXPORTS }, ({ user, body }) =>
    audit.exportAudit(deps, user.id, body),
  );
}
