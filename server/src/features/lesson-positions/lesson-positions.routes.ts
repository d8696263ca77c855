import * as contract from '@codivia/contract/lessons/lesson-positions';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { prepareLessonPositions } from './lesson-positions.queries.ts';
import * as positions from './lesson-positions.service.ts';

/** Rate limit of moves: a step every second and a half for a quarter of an hour. */
const MOVES: RouteLimit = { name: 'lesson-positions', per: 'user', limit: 600, seconds: 15 * 60 };

/** Serves the positions of the calling member in lessons. */
export function lessonPositionRoutes(app: FastifyInstance, services: Services): void {
  const deps = { ...services, queries: prepareLessonPositions(services.database) };
  serve(app, contract.listLessonPositions, ({ user }) =>
    positions.listLessonPositions(deps, user.id),
  );

  serve(app, contract.readLessonPosition, ({ user, params }) =>
    positions.readLessonPosition(deps, user.id, params.lesson_id),
  );

  serve(app, contract.keepLessonPosition, { limit: MOVES }, ({ user, params, body }) =>
    positions.keepLessonPosition(deps, user, params.lesson_id, body),
  );
}
