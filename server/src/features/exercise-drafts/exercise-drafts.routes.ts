import {
  DRAFT_BODY_LIMIT,
  keepExerciseDraft,
  readExerciseDrafts,
} from '@codivia/contract/exercises/drafts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import * as drafts from './exercise-drafts.service.ts';

/** One every two seconds for a quarter of an hour: browsers wait for a pause in writing. */
const DRAFTS: RateLimit = { name: 'exercise-drafts', limit: 450, seconds: 15 * 60 };

/** What the member who calls has written in exercises. */
export function exerciseDraftRoutes(
  app: FastifyInstance,
  deps: drafts.ExerciseDraftDeps & { limits: RateLimits },
): void {
  serve(app, readExerciseDrafts, ({ user, params }) =>
    drafts.ofLesson(deps, user.id, params.lesson_id),
  );

  serve(
    app,
    keepExerciseDraft,
    async ({ user, params, body }) => {
      await deps.limits.spend(DRAFTS, user.id);
      return drafts.keep(deps, user, params, body);
    },
    { bodyLimit: DRAFT_BODY_LIMIT },
  );
}
