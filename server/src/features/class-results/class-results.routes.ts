import * as contract from '@codivia/contract/api/class-results';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import * as results from './class-results.service.ts';

/** Rate limit of files with marks: one a minute. */
const EXPORTS: RouteLimit = { name: 'class-exports', per: 'user', limit: 60, seconds: 60 * 60 };

/** Serves what a class has done to its teachers. */
export function classResultRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, challengeFiles } = services;
  const deps = { db, clock, challengeFiles };

  serve(app, contract.readClassResults, ({ user, params, query }) =>
    results.readClassResults(deps, { teacherId: user.id, classId: params.id }, query),
  );

  serve(app, contract.exportClassResults, { limit: EXPORTS }, ({ user, params, query }) =>
    results.exportClassResults(deps, { teacherId: user.id, classId: params.id }, query),
  );

  serve(app, contract.readClassMistakes, ({ user, params, query }) =>
    results.readClassMistakes(deps, { teacherId: user.id, classId: params.id }, query.lesson_id),
  );

  serve(app, contract.readPupilSheet, ({ user, params, query }) =>
    results.readPupilSheet(
      deps,
      { teacherId: user.id, classId: params.id, memberId: params.member_id },
      query,
    ),
  );
}
