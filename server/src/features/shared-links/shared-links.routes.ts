import {
  listSharedLinks,
  makeSharedLink,
  removeSharedLink,
} from '@codivia/contract/api/shared-links';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { RateLimits } from '../../services/rate-limits.ts';
import { FILES_BODY_LIMIT } from '../projects/projects.limits.ts';
import type { PublishingDeps } from '../published-projects/published-projects.service.ts';
import { LINK_ATTEMPTS, spendLink } from './shared-links.limits.ts';
import * as links from './shared-links.service.ts';

const REMOVED = {
  message: {
    fr: 'Le lien est supprimé : il ne montre plus rien.',
    en: 'The link is deleted: it shows nothing any more.',
  },
};

/** Links that carry a program with its files. */
export function sharedLinkRoutes(
  app: FastifyInstance,
  deps: PublishingDeps & { limits: RateLimits },
): void {
  serve(app, listSharedLinks, ({ user }) => links.list(deps, user.id));

  serve(
    app,
    makeSharedLink,
    async ({ user, body }) => {
      await deps.limits.spend(LINK_ATTEMPTS, user.id);
      return links.make({ ...deps, spendLink }, user, body);
    },
    FILES_BODY_LIMIT,
  );

  serve(app, removeSharedLink, async ({ user, params }) => {
    await links.remove(deps, user.id, params.id);
    return REMOVED;
  });
}
