import * as contract from '@codivia/contract/api/admin-link-checks';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { serve } from '../../serve.ts';
import type { Outgoing } from '../../services/outgoing/outgoing.ts';
import * as checks from './admin-link-checks.service.ts';

const LIMIT = { limit: { name: 'link-checks', per: 'user', limit: 30, seconds: 3600 } } as const;

/** Serves the check of links to other sites. */
export function linkCheckRoutes(app: FastifyInstance, deps: { db: Db; outgoing: Outgoing }): void {
  serve(app, contract.checkLessonLinks, LIMIT, ({ params }) =>
    checks.checkLessonLinks(deps, params.id),
  );
}
