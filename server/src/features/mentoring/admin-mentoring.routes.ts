import * as contract from '@codivia/contract/api/admin-mentoring';
import type { FastifyInstance } from 'fastify';
import type { JobDeps } from '../../deps.ts';
import { serve } from '../../serve.ts';
import { countAdminThreads } from './admin-threads.queries.ts';
import * as threads from './admin-threads.service.ts';
import * as mentors from './mentors.service.ts';

/** Serves mentors and their threads in the admin panel. */
export function adminMentoringRoutes(app: FastifyInstance, deps: JobDeps): void {
  serve(app, contract.listAdminThreads, ({ query }) => threads.listAdminThreads(deps, query));

  serve(app, contract.countAdminThreads, async ({ query }) => ({
    total: await countAdminThreads(deps.db, query, deps.clock()),
  }));

  serve(app, contract.readAdminThread, ({ user, params }) =>
    threads.readAdminThread(deps, user.id, params.id),
  );

  serve(app, contract.reviewMessage, ({ user, params, body }) =>
    threads.reviewMessage(deps, user.id, params.id, params.message_id, body.decision),
  );

  serve(app, contract.readUserMentor, ({ params }) => mentors.readUserMentor(deps.db, params.id));

  serve(app, contract.setUserMentor, ({ user, params, body }) =>
    mentors.setUserMentor(deps, user.id, params.id, body.mentor),
  );
}
