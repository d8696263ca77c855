import * as contract from '@codivia/contract/api/admin-waiting';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { serve } from '../../serve.ts';
import * as waiting from './admin-waiting.service.ts';

/** Serves the numbers beside the sections of the admin panel. */
export function adminWaitingRoutes(app: FastifyInstance, deps: { db: Db; clock: Clock }): void {
  serve(app, contract.readWaiting, ({ user }) => waiting.readWaiting(deps, user.id));
}
