import * as contract from '@codivia/contract/api/shared-links';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { createRateLimits, type RateLimit } from '../../services/rate-limits.ts';
import { FILES_BODY_LIMIT } from '../projects/projects.limits.ts';
import type { PublishingDeps } from '../published-projects/published-projects.service.ts';
import * as links from './shared-links.service.ts';

/** Rate limit of requests for links: a second press after a question counts, and so does a request that is refused. */
const LINK_ATTEMPTS: RouteLimit = {
  name: 'link-attempts',
  per: 'user',
  limit: 120,
  seconds: 60 * 60,
};

/** Rate limit of links: more than anybody shares by hand. */
const SHARED_LINKS: RateLimit = { name: 'shared-links', limit: 30, seconds: 60 * 60 };

/** Counts a link within the transaction that makes it: one that is not made does not count. Throws TooManyRequests. */
const spendLink = (tx: Db, clock: Clock, userId: string): Promise<void> =>
  createRateLimits(tx, clock).spend(SHARED_LINKS, userId);

const REMOVED = {
  message: {
    fr: 'Le lien est supprimé : il ne montre plus rien.',
    en: 'The link is deleted: it shows nothing any more.',
  },
};

/** Serves links to a program with its files. */
export function sharedLinkRoutes(app: FastifyInstance, deps: PublishingDeps): void {
  serve(app, contract.listSharedLinks, ({ user }) => links.listSharedLinks(deps, user.id));

  serve(
    app,
    contract.makeSharedLink,
    { ...FILES_BODY_LIMIT, limit: LINK_ATTEMPTS },
    ({ user, body }) => links.makeSharedLink({ ...deps, spendLink }, user, body),
  );

  serve(app, contract.removeSharedLink, async ({ user, params }) => {
    await links.removeSharedLink(deps, user.id, params.id);
    return REMOVED;
  });
}
