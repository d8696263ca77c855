import * as contract from '@codivia/contract/api/class-threads';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import * as threads from './class-threads.service.ts';
import { CODE_BODY_LIMIT, MESSAGES } from './mentoring.routes.ts';
import type { MentoringDeps } from './threads.service.ts';

/** Serves the comments of teachers on programs of their classes; threads are read and continued as others are. */
export function classThreadRoutes(app: FastifyInstance, deps: MentoringDeps): void {
  serve(app, contract.listClassThreads, ({ user, params }) =>
    threads.listClassThreads(deps, user.id, params.id),
  );

  serve(
    app,
    contract.commentWork,
    { ...CODE_BODY_LIMIT, limit: MESSAGES },
    ({ user, params, body }) => {
      const { lesson_id: lesson, exercise_id: exercise } = body;
      const place = { classId: params.id, memberId: params.member_id, lesson, exercise };
      return threads.commentWork(deps, user.id, place, body);
    },
  );
}
