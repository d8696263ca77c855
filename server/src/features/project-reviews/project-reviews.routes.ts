import * as panelContract from '@codivia/contract/api/admin-published-projects';
import * as contract from '@codivia/contract/api/project-reviews';
import type { FastifyInstance } from 'fastify';
import type { JobDeps } from '../../deps.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { countAdminPublished } from './admin-published.queries.ts';
import * as lists from './admin-published.service.ts';
import * as reviews from './project-reviews.service.ts';
import * as decisions from './review-decisions.service.ts';

/** Rate limit of reports: more than anybody finds by reading; it slows down members who report everything. */
const PROJECT_REPORTS: RouteLimit = {
  name: 'project-reports',
  per: 'user',
  limit: 20,
  seconds: 60 * 60,
};

const APPEALS: RouteLimit = { name: 'project-appeals', per: 'user', limit: 20, seconds: 60 * 60 };

const REPORTED = {
  message: {
    fr: 'Merci : l’équipe va regarder ce projet.',
    en: 'Thank you: the team will look at this project.',
  },
};

const APPEALED = {
  message: {
    fr: 'Ta demande est envoyée : l’équipe va regarder à nouveau.',
    en: 'Your appeal is sent: the team will look again.',
  },
};

type Deps = reviews.ReportingDeps & JobDeps;

function panelRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  serve(app, panelContract.listAdminPublished, ({ query }) => lists.listAdminPublished(db, query));
  serve(app, panelContract.countAdminPublished, async ({ query }) => ({
    total: await countAdminPublished(db, query),
  }));
  serve(app, panelContract.readAdminPublished, ({ params }) =>
    lists.readAdminPublished(db, params.id),
  );
  serve(app, panelContract.decidePublished, ({ user, params, body }) =>
    decisions.decidePublished(deps, user.id, params.id, body),
  );
  serve(app, panelContract.selectForGallery, async ({ user, params, body }) => {
    await decisions.selectForGallery(deps, user.id, params.id, body);
    return lists.readAdminPublished(db, params.id);
  });
}

/** Serves reports of published projects, decisions of administrators about them, and appeals. */
export function projectReviewRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.reportProject, { limit: PROJECT_REPORTS }, async ({ user, params, body }) => {
    await reviews.reportProject(deps, user.id, params.id, body);
    return REPORTED;
  });

  serve(app, contract.appealDecision, { limit: APPEALS }, async ({ user, params, body }) => {
    await reviews.appealDecision(deps, user.id, params.id, body);
    return APPEALED;
  });

  panelRoutes(app, deps);
}
