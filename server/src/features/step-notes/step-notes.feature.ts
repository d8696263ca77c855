import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { prepareStepNotes } from './step-notes.queries.ts';
import { stepNoteRoutes } from './step-notes.routes.ts';

/** Registers the stars and notes of members at steps of lessons. */
export function register(app: FastifyInstance, { database, clock, catalogue }: Services): void {
  stepNoteRoutes(app, { clock, catalogue, queries: prepareStepNotes(database) });
}
