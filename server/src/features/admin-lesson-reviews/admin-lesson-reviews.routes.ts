import * as contract from '@codivia/contract/api/admin-lesson-reviews';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../serve.ts';
import * as reviews from './admin-lesson-reviews.service.ts';
import * as plans from './lesson-plans.service.ts';

/** Serves the plans and the reviews of lessons in the panel. */
export function adminLessonReviewRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.readLessonReview, ({ user, params }) =>
    reviews.readLessonReview(deps.db, user.id, params.id),
  );

  serve(app, contract.reviewLesson, ({ user, params, body }) =>
    reviews.reviewLesson(deps, user.id, params.id, body),
  );

  serve(app, contract.planLesson, ({ user, params, body }) =>
    plans.planLesson(deps, user.id, params.id, body.publish_at),
  );

  serve(app, contract.cancelPlan, ({ user, params }) => plans.cancelPlan(deps, user.id, params.id));
}
