import * as contract from '@codivia/contract/exercises/unfinished-project';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { serve } from '../../serve.ts';
import { prepareUnfinishedProject } from './unfinished-project.queries.ts';
import { readUnfinishedProject } from './unfinished-project.service.ts';

/** Serves the unfinished project of the calling member. */
export function unfinishedProjectRoutes(app: FastifyInstance, services: Services): void {
  const deps = { ...services, queries: prepareUnfinishedProject(services.database) };
  serve(app, contract.readUnfinishedProject, ({ user, query }) =>
    readUnfinishedProject(deps, user.id, query.lang ?? user.language),
  );
}
