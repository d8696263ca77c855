import {
  createProject,
  deleteProject,
  listProjects,
  PROJECT_MAX_BYTES,
  readProject,
  renameProject,
  saveProject,
} from '@codivia/contract/projects';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { ProjectService } from './projects.service.ts';

/** JSON writes a character in six bytes at worst; whatever fits is weighed by the service. */
const ROOM_FOR_FILES = { bodyLimit: 6 * PROJECT_MAX_BYTES + 10_000 };

const DELETED = { message: { fr: 'Projet supprimé.', en: 'Project deleted.' } };

/** The projects of the member who calls. */
export function projectRoutes(app: FastifyInstance, projects: ProjectService): void {
  serve(app, listProjects, ({ user }) => projects.list(user.id));

  serve(app, readProject, ({ user, params }) => projects.read(user.id, params.id));

  serve(app, createProject, ({ user, body }) => projects.create(user.id, body), ROOM_FOR_FILES);

  serve(
    app,
    saveProject,
    ({ user, params, body }) => projects.save(user.id, params.id, body),
    ROOM_FOR_FILES,
  );

  serve(app, renameProject, ({ user, params, body }) =>
    projects.rename(user.id, params.id, body.name),
  );

  serve(app, deleteProject, async ({ user, params }) => {
    await projects.remove(user.id, params.id);
    return DELETED;
  });
}
