import { listAudit } from '@codivia/contract/api/admin-audit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { serve } from '../../serve.ts';
import { listAuditEntries } from './audit.service.ts';

/** Lists the changes of administrators. */
export function auditRoutes(app: FastifyInstance, db: Db): void {
  serve(app, listAudit, ({ query }) => listAuditEntries(db, query));
}
