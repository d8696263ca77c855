import * as contract from '@codivia/contract/api/satisfaction';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { prepareSatisfaction } from './satisfaction.queries.ts';
import * as satisfaction from './satisfaction.service.ts';

const ANSWERS: RouteLimit = { name: 'satisfaction', per: 'user', limit: 20, seconds: 60 * 60 };

/** Serves the question whether the calling member is satisfied, and their answer. */
export function satisfactionRoutes(app: FastifyInstance, services: Services): void {
  const deps = { ...services, queries: prepareSatisfaction(services.database) };
  serve(app, contract.readSatisfaction, ({ user }) => satisfaction.readSatisfaction(deps, user.id));

  serve(app, contract.answerSatisfaction, { limit: ANSWERS }, ({ user, body }) =>
    satisfaction.answerSatisfaction(deps, user.id, body),
  );

  serve(app, contract.declineSatisfaction, { limit: ANSWERS }, ({ user }) =>
    satisfaction.declineSatisfaction(deps, user.id),
  );
}
