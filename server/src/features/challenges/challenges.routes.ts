import * as contract from '@codivia/contract/api/challenges';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { lockFirstPasses } from './challenge-results.limits.ts';
import * as results from './challenge-results.service.ts';
import * as challenges from './challenges.service.ts';

/** Rate limit of reports: a try every 1.5 seconds for a quarter of an hour. */
const REPORTS: RouteLimit = {
  name: 'challenge-reports',
  per: 'user',
  limit: 600,
  seconds: 15 * 60,
};

/** Serves the challenge of the week, the archive, and the progress of members. */
export function challengeRoutes(app: FastifyInstance, deps: challenges.ChallengeDeps): void {
  serve(app, contract.listChallenges, () => challenges.listChallenges(deps));

  serve(app, contract.readCurrentChallenge, ({ query }) =>
    challenges.readCurrentChallenge(deps, query.lang),
  );

  serve(app, contract.listChallengeResults, ({ user }) =>
    challenges.listChallengeResults(deps, user.id),
  );

  serve(app, contract.readChallenge, ({ user, params, query }) =>
    challenges.readChallenge(deps, user, params.id, query.lang),
  );

  serve(app, contract.reportChallenge, { limit: REPORTS }, ({ user, params, body }) =>
    results.reportChallenge({ ...deps, lockFirstPasses }, user, params.id, body),
  );
}
