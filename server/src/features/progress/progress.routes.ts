import {
  listCompletedLessons,
  listCoursesInProgress,
  listProgress,
  listUserCourseLessons,
  listUserCourses,
  readXp,
  recordProgress,
} from '@codivia/contract/api/progress';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import * as progress from './progress.service.ts';

/** Serves the progress of members in lessons. */
export function progressRoutes(app: FastifyInstance, deps: progress.ProgressDeps): void {
  serve(app, recordProgress, ({ user, body }) =>
    progress.record(deps, user, body.lesson_id, body.completed),
  );

  serve(app, listProgress, ({ user }) => progress.entries(deps, user.id));

  serve(app, listUserCourses, ({ user, query }) => progress.courses(deps, user.id, query.lang));

  serve(app, listCoursesInProgress, ({ user, query }) =>
    progress.coursesInProgress(deps, user.id, query.lang),
  );

  serve(app, listUserCourseLessons, ({ user, params }) =>
    progress.lessonsOf(deps, user, params.id),
  );

  serve(app, listCompletedLessons, ({ user }) => progress.completedLessons(deps, user.id));

  serve(app, readXp, ({ user }) => progress.experience(deps, user.id));
}
