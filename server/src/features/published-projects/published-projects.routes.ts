import {
  closeForAll,
  closePublishedProject,
  listPublishedProjects,
  publishProject,
  readPublishedProject,
  remixProject,
  viewPublishedProject,
} from '@codivia/contract/api/published-projects';
import { readPublishedFile, viewPublishedFile } from '@codivia/contract/files/project-files';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { sendFile } from '../project-files/send-file.service.ts';
import { readPublishedFile as readFile } from './published-files.service.ts';
import * as published from './published-projects.service.ts';

/** Rate limit of publications: more than anybody makes by hand. */
const PUBLICATIONS: RouteLimit = { name: 'publications', per: 'user', limit: 60, seconds: 60 * 60 };

/** Rate limit of copies: more than anybody makes by hand; it only prevents a script from filling the disk. */
const REMIXES: RouteLimit = { name: 'remixes', per: 'user', limit: 60, seconds: 60 * 60 };

const CLOSED = {
  message: { fr: 'La page de ce projet est fermée.', en: 'The page of this project is closed.' },
};

/** Serves published projects to anyone who has the address. */
export function publishedProjectRoutes(app: FastifyInstance, deps: published.PublishingDeps): void {
  serve(app, listPublishedProjects, ({ user }) => published.list(deps, user.id));

  serve(
    app,
    publishProject,
    ({ user, params, body }) => published.publish(deps, user, params.id, body),
    { limit: PUBLICATIONS },
  );

  serve(app, closePublishedProject, async ({ user, params }) => {
    await published.close(deps, user.id, params.id);
    return CLOSED;
  });

  serve(app, closeForAll, async ({ user, params }) => {
    await published.closeForAll(deps, user.id, params.id);
    return CLOSED;
  });

  serve(app, readPublishedProject, ({ params, reply }) => {
    reply.header('x-robots-tag', 'noindex');
    return published.read(deps, params.id);
  });

  serve(app, viewPublishedProject, ({ user, params }) => published.view(deps, user, params.id));

  serve(app, readPublishedFile, async ({ params, reply }) => {
    const { file, name } = await readFile(deps, params, null);
    return sendFile(reply, file, name);
  });

  serve(app, viewPublishedFile, async ({ user, params, reply }) => {
    const { file, name } = await readFile(deps, params, published.viewerOf(user));
    return sendFile(reply, file, name);
  });

  serve(app, remixProject, ({ user, params }) => published.remix(deps, user, params.id), {
    limit: REMIXES,
  });
}
