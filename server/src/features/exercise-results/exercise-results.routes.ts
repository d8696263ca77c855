import {
  listExerciseResults,
  readExerciseResults,
  reportExercise,
} from '@codivia/contract/exercise-results';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import * as results from './exercise-results.service.ts';

/** A try every 1.5 seconds for a quarter of an hour. */
const REPORTS: RateLimit = { name: 'exercise-reports', limit: 600, seconds: 15 * 60 };

/** How far the member who calls has come with exercises. */
export function exerciseResultRoutes(
  app: FastifyInstance,
  deps: results.ExerciseResultDeps & { limits: RateLimits },
): void {
  serve(app, listExerciseResults, ({ user }) => results.list(deps, user.id));

  serve(app, readExerciseResults, ({ user, params }) =>
    results.ofLesson(deps, user.id, params.lesson_id),
  );

  serve(app, reportExercise, async ({ user, params, body }) => {
    await deps.limits.spend(REPORTS, user.id);
    return results.report(deps, user, params, body);
  });
}
