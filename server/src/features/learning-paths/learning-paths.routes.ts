import * as contract from '@codivia/contract/api/learning-paths';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { sendReady } from '../../services/ready-answer.ts';
import { prepareChosenPaths } from './chosen-paths.queries.ts';
import { PathNotFound } from './learning-paths.errors.ts';

/** Rate limit of choices: somebody who cannot decide is quicker than it, a loop is not. */
const CHOICES: RouteLimit = { name: 'chosen-paths', per: 'user', limit: 60, seconds: 60 * 60 };

/** Serves the paths from memory, with the catalogue, and the one that the calling member has chosen. */
export function learningPathRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, clock } = services;
  const chosen = prepareChosenPaths(services.database);

  serve(app, contract.readChosenPath, async ({ user }) => {
    const row = await chosen.read(user.id);
    const path_id = row?.path_id ?? null;
    const isShown = path_id !== null && catalogue.paths.has(path_id);
    return { asked: row !== undefined, path_id: isShown ? path_id : null };
  });

  serve(app, contract.choosePath, { limit: CHOICES }, async ({ user, body: { path_id } }) => {
    if (path_id !== null && !catalogue.paths.has(path_id)) throw PathNotFound();
    await chosen.choose(user.id, path_id, clock());
    return { asked: true, path_id };
  });

  serve(app, contract.listLearningPaths, ({ request, reply }) =>
    sendReady(request, reply, catalogue.pathList),
  );

  serve(app, contract.readLearningPath, ({ params, query, request, reply }) => {
    const answer = catalogue.singlePath(params.id, query.lang);
    if (!answer) throw PathNotFound();
    return sendReady(request, reply, answer);
  });
}
