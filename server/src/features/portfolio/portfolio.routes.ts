import * as contract from '@codivia/contract/api/portfolio';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import * as portfolio from './portfolio.service.ts';

/**
 * Rate limit of checks of handles: more than anybody types in a quarter of an hour; it only prevents scripts from
 * collecting handles.
 */
const HANDLE_CHECKS: RouteLimit = {
  name: 'handle-checks',
  per: 'user',
  limit: 120,
  seconds: 15 * 60,
};
/** Rate limit of saves: more than anybody makes by hand. */
const SAVES: RouteLimit = { name: 'portfolio-saves', per: 'user', limit: 60, seconds: 60 * 60 };
/**
 * Rate limit of changes of the handle: handles that were given up are kept from others, so a member may not keep many.
 */
const HANDLE_CHANGES: RateLimit = { name: 'handle-changes', limit: 20, seconds: 24 * 60 * 60 };

const DELETED = {
  message: { fr: 'Le portfolio est supprimé.', en: 'The portfolio is deleted.' },
};

/** Serves portfolios: members show their works there to anyone who has the address. */
export function portfolioRoutes(
  app: FastifyInstance,
  deps: portfolio.PortfolioDeps & { limits: RateLimits },
): void {
  const { limits } = deps;

  serve(app, contract.readOwnPortfolio, async ({ user }) => ({
    portfolio: await portfolio.readOwnPortfolio(deps, user.id),
  }));

  serve(app, contract.checkHandle, { limit: HANDLE_CHECKS }, async ({ user, body }) => {
    const { handle, refusal } = await portfolio.checkHandle(deps, user, body.handle);
    return { handle, refusal: refusal?.answer() ?? null };
  });

  serve(app, contract.savePortfolio, { limit: SAVES }, async ({ user, body }) => {
    // A save that keeps the handle does not count as a change of it.
    if (await portfolio.changesHandle(deps, user.id, body.handle)) {
      await limits.spend(HANDLE_CHANGES, user.id);
    }
    return portfolio.savePortfolio(deps, user, body);
  });

  serve(app, contract.showPortfolio, { limit: SAVES }, ({ user, body }) =>
    portfolio.showPortfolio(deps, user, body.is_open),
  );

  serve(app, contract.deletePortfolio, async ({ user }) => {
    await portfolio.deletePortfolio(deps, user.id);
    return DELETED;
  });

  serve(app, contract.withdrawPortfolio, async ({ user, params }) => {
    await portfolio.withdrawPortfolio(deps, user.id, params.handle);
    return DELETED;
  });

  serve(app, contract.readPortfolio, ({ params, reply }) => {
    reply.header('x-robots-tag', 'noindex');
    return portfolio.readPortfolio(deps, params.handle);
  });
}
