import * as contract from '@codivia/contract/api/admin-lesson-presences';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../serve.ts';
import { deletePresence } from './lesson-presences.queries.ts';
import { keepPresence } from './lesson-presences.service.ts';

const LEFT = { message: { fr: 'C’est noté.', en: 'Noted.' } };

/** Serves who has a lesson open in the panel. */
export function lessonPresenceRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.keepPresence, ({ user, params, body }) =>
    keepPresence(deps, user.id, params.id, body.is_editing),
  );

  serve(app, contract.endPresence, async ({ user, params }) => {
    await deletePresence(deps.db, params.id, user.id);
    return LEFT;
  });
}
