import * as panel from '@codivia/contract/api/admin-published-projects';
import { appealDecision, reportProject } from '@codivia/contract/api/project-reviews';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import * as lists from './admin-published.service.ts';
import { appeal, type ReportingDeps, report } from './project-reviews.service.ts';
import { type DecidingDeps, decide, select } from './review-decisions.service.ts';

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

type Deps = ReportingDeps & DecidingDeps;

function panelRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  serve(app, panel.listAdminPublished, ({ query }) => lists.list(db, query));
  serve(app, panel.countAdminPublished, async ({ query }) => ({
    total: await lists.total(db, query),
  }));
  serve(app, panel.readAdminPublished, ({ params }) => lists.read(db, params.id));
  serve(app, panel.decidePublished, ({ user, params, body }) =>
    decide(deps, user.id, params.id, body),
  );
  serve(app, panel.selectForGallery, async ({ user, params, body }) => {
    await select(deps, user.id, params.id, body);
    return lists.read(db, params.id);
  });
}

/** Serves reports of published projects, decisions of administrators about them, and appeals. */
export function projectReviewRoutes(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    reportProject,
    async ({ user, params, body }) => {
      await report(deps, user.id, params.id, body);
      return REPORTED;
    },
    { limit: PROJECT_REPORTS },
  );

  serve(
    app,
    appealDecision,
    async ({ user, params, body }) => {
      await appeal(deps, user.id, params.id, body);
      return APPEALED;
    },
    { limit: APPEALS },
  );

  panelRoutes(app, deps);
}
