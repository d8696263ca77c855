import {
  listExerciseResults,
  readExerciseResults,
  reportExercise,
} from '@codivia/contract/exercise-results';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { ExerciseResultService } from './exercise-results.service.ts';

/** How far the member who calls has come with exercises. */
export function exerciseResultRoutes(app: FastifyInstance, results: ExerciseResultService): void {
  serve(app, listExerciseResults, ({ user }) => results.list(user.id));

  serve(app, readExerciseResults, ({ user, params }) =>
    results.ofLesson(user.id, params.lesson_id),
  );

  serve(app, reportExercise, ({ user, params, body }) => results.report(user, params, body));
}
