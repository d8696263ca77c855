import * as contract from '@codivia/contract/api/admin-copies';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { EditingDeps } from '../admin-courses/editing-deps.service.ts';
import * as copies from './content-copies.service.ts';

/** Serves copies of lessons and courses. */
export function contentCopyRoutes(app: FastifyInstance, deps: EditingDeps): void {
  serve(app, contract.copyLesson, ({ user, params, body }) =>
    copies.copyLesson(deps, user.id, params.id, body.course_id),
  );

  serve(app, contract.copyCourse, ({ user, params }) =>
    copies.copyCourse(deps, user.id, params.id),
  );
}
