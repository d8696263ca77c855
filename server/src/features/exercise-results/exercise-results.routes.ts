import * as contract from '@codivia/contract/exercises/results';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { recordFirstPass } from './exercise-results.limits.ts';
import * as results from './exercise-results.service.ts';

/** Rate limit of reports: a try every 1.5 seconds for a quarter of an hour. */
const REPORTS: RouteLimit = { name: 'exercise-reports', per: 'user', limit: 600, seconds: 15 * 60 };

/** Serves the progress of the calling member in exercises. */
export function exerciseResultRoutes(
  app: FastifyInstance,
  passedDeps: Omit<results.ExerciseResultDeps, 'recordFirstPass'>,
): void {
  const deps = { ...passedDeps, recordFirstPass };
  serve(app, contract.listExerciseResults, ({ user }) =>
    results.listExerciseResults(deps, user.id),
  );

  serve(app, contract.readExerciseResults, ({ user, params }) =>
    results.readExerciseResults(deps, user.id, params.lesson_id),
  );

  serve(
    app,
    contract.reportExercise,
    ({ user, params, body }) => results.reportExercise(deps, user, params, body),
    {
      limit: REPORTS,
    },
  );
}
