import { answerReview, readReviews } from '@codivia/contract/api/reviews';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import { timeZoneOf } from '../../services/caller-time.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import * as reviews from './reviews.service.ts';

const ANSWERS: RateLimit = { name: 'reviews', limit: 60, seconds: 15 * 60 };

/** What the member who calls reviews. */
export function reviewRoutes(
  app: FastifyInstance,
  deps: reviews.ReviewDeps & { limits: RateLimits },
): void {
  serve(app, readReviews, ({ user, query }) =>
    reviews.today(deps, user.id, timeZoneOf(query), query.lang ?? user.language),
  );

  serve(app, answerReview, async ({ user, params, query, body }) => {
    const timeZone = timeZoneOf(query);
    await deps.limits.spend(ANSWERS, user.id);
    return reviews.answer(deps, user.id, params.lesson_id, timeZone, body);
  });
}
