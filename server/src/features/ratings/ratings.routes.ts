import { rateCourse, readOwnRating, withdrawRating } from '@codivia/contract/ratings';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { RatingService } from './ratings.service.ts';

/** How the member who calls has rated courses. */
export function ratingRoutes(app: FastifyInstance, ratings: RatingService): void {
  serve(app, readOwnRating, ({ user, params }) => ratings.read(user.id, params.id));

  serve(app, rateCourse, ({ user, params, body }) => ratings.rate(user.id, params.id, body.stars));

  serve(app, withdrawRating, ({ user, params }) => ratings.withdraw(user.id, params.id));
}
