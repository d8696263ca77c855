import * as referenceContract from '@codivia/contract/api/api-reference';
import * as contract from '@codivia/contract/api/api-v1';
import * as projectContract from '@codivia/contract/api/api-v1-projects';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../../serve.ts';
import type { RateLimits } from '../../services/rate-limits.ts';
import type { FileDeps } from '../project-files/project-files.service.ts';
import { CREATIONS, FILES_BODY_LIMIT } from '../projects/projects.limits.ts';
import { readProject } from '../projects/projects.service.ts';
import { TokenInUrl, UnknownApiAddress, UnknownApiVersion } from './api-v1.errors.ts';
import { limitRequestsWith } from './api-v1.limits.ts';
import * as reads from './api-v1.service.ts';
import { authenticateTokens } from './authenticate.ts';
import { openApiV1 } from './openapi.ts';
import { REFERENCE } from './reference.ts';
import { callerOf, serveV1With } from './serve-v1.ts';
import { hasTokenInUrl } from './token-in-url.ts';
import * as projects from './v1-projects.service.ts';

/** The reference changes with a release only, and is the same for everybody. */
const KEPT = 'public, max-age=300';

/** A header as one text; undefined when it was not sent. */
const headerOf = ({ headers }: FastifyRequest, name: string) => headers[name]?.toString();

/** Answers requests to addresses below /api/v1 that do not exist, and to versions that do not exist. */
function unknownAddresses(app: FastifyInstance): void {
  for (const url of ['/api/v:version(^\\d+$)', '/api/v:version(^\\d+$)/*']) {
    app.all<{ Params: { version: string } }>(url, { schema: { hide: true } }, (request) => {
      if (hasTokenInUrl(request)) throw TokenInUrl();
      throw request.params.version === '1' ? UnknownApiAddress() : UnknownApiVersion();
    });
  }
}

interface V1Deps extends reads.V1ReadDeps, FileDeps {
  limits: RateLimits;
}

/** The public API, version 1: what members' own programs may read and write (docs/decisions/0264). */
export function apiV1Routes(app: FastifyInstance, deps: V1Deps): void {
  const limitRequests = limitRequestsWith(deps.limits);
  app.decorateRequest('api_caller', null);
  const serveV1 = serveV1With(app, authenticateTokens({ ...deps, limitRequests }));
  unknownAddresses(app);
  const description = openApiV1(deps.publicUrl);
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, (request, reply) => {
    if (hasTokenInUrl(request)) throw TokenInUrl();
    return reply.header('cache-control', KEPT).send(description);
  });
  serve(app, referenceContract.readApiReference, ({ reply }) => {
    reply.header('cache-control', KEPT);
    return REFERENCE;
  });

  serveV1(contract.v1Me, ({ caller }) => reads.v1Me(caller));

  serveV1(contract.v1Progress, ({ caller }) => reads.v1Progress(deps, caller));

  serveV1(contract.v1Courses, ({ caller, query }) => reads.v1Courses(deps, caller, query));

  serveV1(contract.v1Certificates, ({ caller, query }) =>
    reads.v1Certificates(deps, caller, query),
  );

  serveV1(contract.v1Activity, ({ caller, query }) => reads.v1Activity(deps, caller, query));

  serveV1(projectContract.v1ListProjects, ({ caller, query }) =>
    projects.v1ListProjects(deps, caller.user.id, query),
  );

  serveV1(projectContract.v1ReadProject, async ({ caller, params, request, reply }) => {
    const project = await readProject(deps, caller.user.id, params.id);
    const etag = projects.etagOf(project);
    reply.header('etag', etag);
    const known = headerOf(request, 'if-none-match');
    return known && projects.matches(known, etag) ? reply.status(304).send() : project;
  });

  serveV1(projectContract.v1ReadFile, ({ caller, params }) =>
    projects.v1ReadFile(deps, caller.user.id, params),
  );

  serveV1(
    projectContract.v1CreateProject,
    { ...FILES_BODY_LIMIT, limit: { ...CREATIONS, per: (request) => callerOf(request).user.id } },
    async ({ caller, body, request, reply }) => {
      const key = headerOf(request, 'idempotency-key');
      const project = await projects.v1CreateProject(deps, caller.user.id, body, key);
      reply.header('etag', projects.etagOf(project));
      return project;
    },
  );

  serveV1(
    projectContract.v1UpdateProject,
    FILES_BODY_LIMIT,
    async ({ caller, params, body, request, reply }) => {
      const version = headerOf(request, 'if-match');
      const project = await projects.v1UpdateProject(
        deps,
        caller.user.id,
        params.id,
        body,
        version,
      );
      reply.header('etag', projects.etagOf(project));
      return project;
    },
  );

  serveV1(projectContract.v1DeleteProject, ({ caller, params, request }) =>
    projects.v1DeleteProject(deps, caller.user.id, params.id, headerOf(request, 'if-match')),
  );
}
