import * as contract from '@codivia/contract/api/progress';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import * as progress from './progress.service.ts';

/** Serves the progress of members in lessons. */
export function progressRoutes(app: FastifyInstance, deps: progress.ProgressDeps): void {
  serve(app, contract.recordProgress, ({ user, body }) =>
    progress.recordProgress(deps, user, body.lesson_id, body.completed),
  );

  serve(app, contract.listProgress, ({ user }) => progress.listProgress(deps, user.id));

  serve(app, contract.listUserCourses, ({ user, query }) =>
    progress.listUserCourses(deps, user.id, query.lang),
  );

  serve(app, contract.listCoursesInProgress, ({ user, query }) =>
    progress.listCoursesInProgress(deps, user.id, query.lang),
  );

  serve(app, contract.listUserCourseLessons, ({ user, params }) =>
    progress.listUserCourseLessons(deps, user, params.id),
  );

  serve(app, contract.listCompletedLessons, ({ user }) =>
    progress.listCompletedLessons(deps, user.id),
  );

  serve(app, contract.readXp, ({ user }) => progress.readXp(deps, user.id));
}
