import * as contract from '@codivia/contract/api/challenges';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { RateLimits } from '../../services/rate-limits.ts';
import { lockFirstPasses, REPORTS } from './challenge-results.limits.ts';
import { report } from './challenge-results.service.ts';
import * as challenges from './challenges.service.ts';

/** The challenge of the week, the archive, and how far members have come. */
export function challengeRoutes(
  app: FastifyInstance,
  deps: challenges.ChallengeDeps & { limits: RateLimits },
): void {
  serve(app, contract.listChallenges, () => challenges.list(deps));

  serve(app, contract.readCurrentChallenge, ({ query }) =>
    challenges.readCurrent(deps, query.lang),
  );

  serve(app, contract.listChallengeResults, ({ user }) => challenges.ownResults(deps, user.id));

  serve(app, contract.readChallenge, ({ user, params, query }) =>
    challenges.read(deps, user, params.id, query.lang),
  );

  serve(app, contract.reportChallenge, async ({ user, params, body }) => {
    await deps.limits.spend(REPORTS, user.id);
    return report({ ...deps, lockFirstPasses }, user, params.id, body);
  });
}
