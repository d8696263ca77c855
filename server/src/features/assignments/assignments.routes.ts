import * as contract from '@codivia/contract/api/assignments';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import type { ChallengeDeps } from '../challenges/challenges.service.ts';
import * as assignments from './assignments.service.ts';
import { listToDo } from './to-do.service.ts';

/** Rate limit of changes: four a minute for an hour; a plan for a term is one. */
const CHANGES: RouteLimit = { name: 'assignment-changes', per: 'user', limit: 240, seconds: 3600 };

const REMOVED = {
  message: { fr: 'Ce travail est retiré.', en: 'The assignment is taken back.' },
};

/** Serves the assignments of classes to their teachers, and to learners what they have to do. */
export function assignmentRoutes(app: FastifyInstance, deps: ChallengeDeps): void {
  serve(app, contract.listAssignments, ({ user, params }) =>
    assignments.listAssignments(deps, user.id, params.id),
  );

  serve(app, contract.createAssignments, { limit: CHANGES }, ({ user, params, body }) =>
    assignments.createAssignments(deps, user.id, params.id, body.assignments),
  );

  serve(app, contract.changeAssignment, { limit: CHANGES }, ({ user, params, body }) =>
    assignments.changeAssignment(deps, user.id, params, body),
  );

  serve(app, contract.removeAssignment, { limit: CHANGES }, async ({ user, params }) => {
    await assignments.removeAssignment(deps, user.id, params);
    return REMOVED;
  });

  serve(app, contract.listToDo, ({ user }) => listToDo(deps, user));
}
