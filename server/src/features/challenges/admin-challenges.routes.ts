import * as contract from '@codivia/contract/api/admin-challenges';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import * as admin from './admin-challenges.service.ts';
import type { ChallengeDeps } from './challenges.service.ts';

/** Serves the plan of challenges to administrators. */
export function adminChallengeRoutes(app: FastifyInstance, deps: ChallengeDeps): void {
  serve(app, contract.listAdminChallenges, () => admin.listAdminChallenges(deps));

  serve(app, contract.previewChallenge, ({ params, query }) =>
    admin.previewChallenge(deps, params.id, query.lang),
  );

  serve(app, contract.planChallenge, ({ user, params, body }) =>
    admin.planChallenge(deps, user.id, params.id, body),
  );
}
