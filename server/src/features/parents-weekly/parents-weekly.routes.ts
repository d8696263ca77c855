import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { unsubscribeRoutes } from '../../services/unsubscribe/unsubscribe.routes.ts';
import { endWeeklyMail } from '../families/family-changes.service.ts';
import { findParent } from '../families/parents.queries.ts';
import { readLink, UNSUBSCRIBE_PATH } from './parents-weekly.link.ts';
import { PARENT_WORDS } from './parents-weekly.words.ts';

const LINKS: RouteLimit = { name: 'parents-weekly-links', per: 'ip', limit: 300, seconds: 15 * 60 };

interface ParentsWeeklyDeps extends Deps {
  /** The secret with which the tokens of links are signed. */
  tokenSecret: string;
}

/** Serves the way out of the weekly mail to parents. */
export function parentsWeeklyRoutes(app: FastifyInstance, deps: ParentsWeeklyDeps): Promise<void> {
  const { db, clock, tokenSecret } = deps;
  return unsubscribeRoutes(app, {
    url: UNSUBSCRIBE_PATH,
    limit: LINKS,
    words: PARENT_WORDS,
    read({ child = '', token = '' }) {
      const parent = readLink(tokenSecret, child, token, clock());
      if (typeof parent === 'string') return parent;
      return {
        language: async () => (await findParent(db, parent.id))?.language,
        end: () => endWeeklyMail(deps, parent.id, child),
      };
    },
  });
}
