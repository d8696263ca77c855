import * as contract from '@codivia/contract/api/ratings';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { prepareRatings } from './ratings.queries.ts';
import * as ratings from './ratings.service.ts';

const RATINGS: RouteLimit = { name: 'course-ratings', per: 'user', limit: 60, seconds: 60 * 60 };

/** Serves the calling member's ratings of courses. */
export function ratingRoutes(app: FastifyInstance, services: Services): void {
  const deps = { ...services, queries: prepareRatings(services.database) };
  serve(app, contract.readOwnRating, ({ user, params }) =>
    ratings.readOwnRating(deps, user.id, params.id),
  );

  serve(app, contract.rateCourse, { limit: RATINGS }, ({ user, params, body }) =>
    ratings.rateCourse(deps, user.id, params.id, body.stars),
  );

  serve(app, contract.withdrawRating, { limit: RATINGS }, ({ user, params }) =>
    ratings.withdrawRating(deps, user.id, params.id),
  );
}
