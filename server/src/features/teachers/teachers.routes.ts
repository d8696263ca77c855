import * as adminContract from '@codivia/contract/api/admin-teachers';
import * as contract from '@codivia/contract/api/teachers';
import type { FastifyInstance } from 'fastify';
import type { JobDeps } from '../../deps.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { countAdminTeachers } from './admin-teachers.queries.ts';
import * as admin from './admin-teachers.service.ts';
import * as teachers from './teachers.service.ts';

const HOUR = 60 * 60;
const REQUESTS: RouteLimit = {
  name: 'teacher-requests',
  per: 'user',
  limit: 5,
  seconds: 24 * HOUR,
};
const PROFILES: RouteLimit = { name: 'teacher-profiles', per: 'user', limit: 60, seconds: HOUR };

/** Serves the capability of a teacher: to members who ask for it, to teachers, and in the panel. */
export function teacherRoutes(app: FastifyInstance, deps: JobDeps & { host: string }): void {
  serve(app, contract.readOwnTeacher, ({ user }) => teachers.readTeacherState(deps.db, user.id));

  serve(app, contract.askToTeach, { limit: REQUESTS }, ({ user, body }) =>
    teachers.askToTeach(deps, user.id, body),
  );

  serve(app, contract.withdrawTeacherRequest, ({ user }) =>
    teachers.withdrawTeacherRequest(deps, user.id),
  );

  serve(app, contract.updateTeacher, { limit: PROFILES }, ({ user, body }) =>
    teachers.updateTeacher(deps, user.id, body),
  );

  serve(app, adminContract.listAdminTeachers, ({ query }) =>
    admin.listAdminTeachers(deps.db, query),
  );

  serve(app, adminContract.countAdminTeachers, async ({ query }) => ({
    total: await countAdminTeachers(deps.db, query),
  }));

  serve(app, adminContract.readUserTeacher, ({ params }) =>
    admin.readUserTeacher(deps.db, params.id),
  );

  serve(app, adminContract.setUserTeacher, ({ user, params, body }) =>
    admin.setUserTeacher(deps, user.id, params.id, body),
  );
}
