import * as contract from '@codivia/contract/api/learning-paths';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import { sendReady } from '../../services/ready-answer.ts';
import type { Catalogue } from '../courses/courses.service.ts';
import { PathNotFound } from './learning-paths.errors.ts';

/** Serves the paths from memory, with the catalogue. */
export function learningPathRoutes(
  app: FastifyInstance,
  { catalogue }: { catalogue: Catalogue },
): void {
  serve(app, contract.listLearningPaths, ({ request, reply }) =>
    sendReady(request, reply, catalogue.pathList),
  );

  serve(app, contract.readLearningPath, ({ params, query, request, reply }) => {
    const answer = catalogue.singlePath(params.id, query.lang);
    if (!answer) throw PathNotFound();
    return sendReady(request, reply, answer);
  });
}
