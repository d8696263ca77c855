import * as contract from '@codivia/contract/api/projects';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../serve.ts';
import { CREATIONS, FILES_BODY_LIMIT } from './projects.limits.ts';
import * as projects from './projects.service.ts';

const DELETED = { message: { fr: 'Projet supprimé.', en: 'Project deleted.' } };

/** Serves the projects of the calling member. */
export function projectRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.listProjects, ({ user }) => projects.listProjects(deps, user.id));

  serve(app, contract.readProject, ({ user, params }) =>
    projects.readProject(deps, user.id, params.id),
  );

  serve(app, contract.createProject, { ...FILES_BODY_LIMIT, limit: CREATIONS }, ({ user, body }) =>
    projects.createProject(deps, user.id, body),
  );

  serve(app, contract.saveProject, FILES_BODY_LIMIT, ({ user, params, body }) =>
    projects.saveProject(deps, user.id, params.id, body),
  );

  serve(app, contract.renameProject, ({ user, params, body }) =>
    projects.renameProject(deps, user.id, params.id, body.name),
  );

  serve(app, contract.deleteProject, async ({ user, params }) => {
    await projects.deleteProject(deps, user.id, params.id);
    return DELETED;
  });
}
