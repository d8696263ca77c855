import { rateCourse, readOwnRating, withdrawRating } from '@codivia/contract/api/ratings';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import * as ratings from './ratings.service.ts';

const RATINGS: RateLimit = { name: 'course-ratings', limit: 60, seconds: 60 * 60 };

/** How the member who calls has rated courses. */
export function ratingRoutes(
  app: FastifyInstance,
  deps: ratings.RatingDeps & { limits: RateLimits },
): void {
  const { limits } = deps;

  serve(app, readOwnRating, ({ user, params }) => ratings.read(deps, user.id, params.id));

  serve(app, rateCourse, async ({ user, params, body }) => {
    await limits.spend(RATINGS, user.id);
    return ratings.rate(deps, user.id, params.id, body.stars);
  });

  serve(app, withdrawRating, async ({ user, params }) => {
    await limits.spend(RATINGS, user.id);
    return ratings.withdraw(deps, user.id, params.id);
  });
}
