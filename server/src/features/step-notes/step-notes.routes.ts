import { keepStepNote, listStepNotes, readStepNotes } from '@codivia/contract/lessons/step-notes';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import * as notes from './step-notes.service.ts';

/** One every two seconds for a quarter of an hour: browsers wait for a pause in writing. */
const NOTES: RateLimit = { name: 'step-notes', limit: 450, seconds: 15 * 60 };

/** What the member who calls has marked and written at steps of lessons. */
export function stepNoteRoutes(
  app: FastifyInstance,
  deps: notes.StepNoteDeps & { limits: RateLimits },
): void {
  serve(app, listStepNotes, ({ user }) => notes.list(deps, user.id));

  serve(app, readStepNotes, ({ user, params }) => notes.ofLesson(deps, user.id, params.lesson_id));

  serve(app, keepStepNote, async ({ user, params, body }) => {
    await deps.limits.spend(NOTES, user.id);
    return notes.keep(deps, user, { ...params, ...body });
  });
}
