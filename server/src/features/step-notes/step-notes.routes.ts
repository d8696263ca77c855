import * as contract from '@codivia/contract/lessons/step-notes';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { prepareStepNotes } from './step-notes.queries.ts';
import * as notes from './step-notes.service.ts';

/** Rate limit of notes: one every two seconds for a quarter of an hour, since browsers wait for a pause in writing. */
const NOTES: RouteLimit = { name: 'step-notes', per: 'user', limit: 450, seconds: 15 * 60 };

/** Serves the stars and notes of the calling member at steps of lessons. */
export function stepNoteRoutes(app: FastifyInstance, services: Services): void {
  const deps = { ...services, queries: prepareStepNotes(services.database) };
  serve(app, contract.listStepNotes, ({ user }) => deps.queries.list(user.id));

  serve(app, contract.readStepNotes, ({ user, params }) =>
    deps.queries.ofLesson(user.id, params.lesson_id),
  );

  serve(app, contract.keepStepNote, { limit: NOTES }, ({ user, params, body }) =>
    notes.keepStepNote(deps, user, { ...params, ...body }),
  );
}
