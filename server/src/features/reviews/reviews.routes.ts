import * as contract from '@codivia/contract/api/reviews';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { timeZoneOf } from '../../services/caller-time.ts';
import * as reviews from './reviews.service.ts';

const ANSWERS: RouteLimit = { name: 'reviews', per: 'user', limit: 60, seconds: 15 * 60 };

/** Serves the reviews of the calling member. */
export function reviewRoutes(app: FastifyInstance, deps: reviews.ReviewDeps): void {
  serve(app, contract.readReviews, ({ user, query }) =>
    reviews.readReviews(deps, user.id, timeZoneOf(query), query.lang ?? user.language),
  );

  serve(app, contract.answerReview, { limit: ANSWERS }, ({ user, params, query, body }) =>
    reviews.answerReview(deps, user.id, params.lesson_id, timeZoneOf(query), body),
  );
}
