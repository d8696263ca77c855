import {
  listExerciseResults,
  readExerciseResults,
  reportExercise,
} from '@codivia/contract/exercises/results';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { RateLimits } from '../../services/rate-limits.ts';
import { REPORTS, recordFirstPass } from './exercise-results.limits.ts';
import * as results from './exercise-results.service.ts';

/** How far the member who calls has come with exercises. */
export function exerciseResultRoutes(
  app: FastifyInstance,
  given: Omit<results.ExerciseResultDeps, 'recordFirstPass'> & { limits: RateLimits },
): void {
  const deps = { ...given, recordFirstPass };
  serve(app, listExerciseResults, ({ user }) => results.list(deps, user.id));

  serve(app, readExerciseResults, ({ user, params }) =>
    results.ofLesson(deps, user.id, params.lesson_id),
  );

  serve(app, reportExercise, async ({ user, params, body }) => {
    await deps.limits.spend(REPORTS, user.id);
    return results.report(deps, user, params, body);
  });
}
