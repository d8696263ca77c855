import {
  createProject,
  deleteProject,
  listProjects,
  readProject,
  renameProject,
  saveProject,
} from '@codivia/contract/api/projects';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import { CREATIONS, FILES_BODY_LIMIT } from './projects.limits.ts';
import * as projects from './projects.service.ts';

const DELETED = { message: { fr: 'Projet supprimé.', en: 'Project deleted.' } };

/** Serves the projects of the calling member. */
export function projectRoutes(app: FastifyInstance, deps: projects.ProjectDeps): void {
  serve(app, listProjects, ({ user }) => projects.list(deps, user.id));

  serve(app, readProject, ({ user, params }) => projects.read(deps, user.id, params.id));

  serve(app, createProject, ({ user, body }) => projects.create(deps, user.id, body), {
    ...FILES_BODY_LIMIT,
    limit: CREATIONS,
  });

  serve(
    app,
    saveProject,
    ({ user, params, body }) => projects.save(deps, user.id, params.id, body),
    FILES_BODY_LIMIT,
  );

  serve(app, renameProject, ({ user, params, body }) =>
    projects.rename(deps, user.id, params.id, body.name),
  );

  serve(app, deleteProject, async ({ user, params }) => {
    await projects.remove(deps, user.id, params.id);
    return DELETED;
  });
}
