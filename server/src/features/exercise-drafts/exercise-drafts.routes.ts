import * as contract from '@codivia/contract/exercises/drafts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { prepareExerciseDrafts } from './exercise-drafts.queries.ts';
import * as drafts from './exercise-drafts.service.ts';

/** Rate limit of drafts: one every two seconds for a quarter of an hour, since browsers wait for a pause in writing. */
const DRAFTS: RouteLimit = { name: 'exercise-drafts', per: 'user', limit: 450, seconds: 15 * 60 };

/** Serves the drafts of the calling member in exercises. */
export function exerciseDraftRoutes(app: FastifyInstance, services: Services): void {
  const deps = { ...services, queries: prepareExerciseDrafts(services.database) };
  serve(app, contract.readExerciseDrafts, ({ user, params }) =>
    drafts.readExerciseDrafts(deps, user.id, params.lesson_id),
  );

  serve(
    app,
    contract.keepExerciseDraft,
    { bodyLimit: contract.DRAFT_BODY_LIMIT, limit: DRAFTS },
    ({ user, params, body }) => drafts.keepExerciseDraft(deps, user, params, body),
  );
}
