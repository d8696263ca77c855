import * as contract from '@codivia/contract/api/admin-audit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { serve } from '../../serve.ts';
import * as audit from './audit.service.ts';

/** Lists the changes of administrators. */
export function auditRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  serve(app, contract.listAudit, ({ query }) => audit.listAudit(db, query));
}
