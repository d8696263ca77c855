import * as contract from '@codivia/contract/api/published-projects';
import * as fileContract from '@codivia/contract/files/project-files';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { sendFile } from '../project-files/send-file.service.ts';
import * as files from './published-files.service.ts';
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
  serve(app, contract.listPublishedProjects, ({ user }) =>
    published.listPublishedProjects(deps, user.id),
  );

  serve(app, contract.publishProject, { limit: PUBLICATIONS }, ({ user, params, body }) =>
    published.publishProject(deps, user, params.id, body),
  );

  serve(app, contract.closePublishedProject, async ({ user, params }) => {
    await published.closePublishedProject(deps, user.id, params.id);
    return CLOSED;
  });

  serve(app, contract.closeForAll, async ({ user, params }) => {
    await published.closeForAll(deps, user.id, params.id);
    return CLOSED;
  });

  serve(app, contract.readPublishedProject, ({ params, reply }) => {
    reply.header('x-robots-tag', 'noindex');
    return published.readPublishedProject(deps, params.id);
  });

  serve(app, contract.viewPublishedProject, ({ user, params }) =>
    published.viewPublishedProject(deps, user, params.id),
  );

  serve(app, fileContract.readPublishedFile, async ({ params, reply }) => {
    const { file, name } = await files.readPublishedFile(deps, params, null);
    return sendFile(reply, file, name);
  });

  serve(app, fileContract.viewPublishedFile, async ({ user, params, reply }) => {
    const { file, name } = await files.readPublishedFile(deps, params, published.viewerOf(user));
    return sendFile(reply, file, name);
  });

  serve(app, contract.remixProject, { limit: REMIXES }, ({ user, params }) =>
    published.remixProject(deps, user, params.id),
  );
}
