import {
  listCompletedLessons,
  listCoursesInProgress,
  listProgress,
  listUserCourseLessons,
  listUserCourses,
  readXp,
  recordProgress,
} from '@codivia/contract/progress';
import type { FastifyInstance } from 'fastify';
import { serve, serveSession } from '../../serve.ts';
import type { ProgressService } from './progress.service.ts';

/** What members do with lessons, and what they read of it. */
export function progressRoutes(app: FastifyInstance, progress: ProgressService): void {
  serveSession(app, recordProgress, ({ session, body }) =>
    progress.record(session, body.lesson_id, body.completed),
  );

  serve(app, listProgress, ({ user }) => progress.entries(user.id));

  serve(app, listUserCourses, ({ user, query }) => progress.courses(user.id, query.lang));

  serve(app, listCoursesInProgress, ({ user, query }) =>
    progress.coursesInProgress(user.id, query.lang),
  );

  serve(app, listUserCourseLessons, ({ user, params }) => progress.lessonsOf(user, params.id));

  serve(app, listCompletedLessons, ({ user }) => progress.completedLessons(user.id));

  serve(app, readXp, ({ user }) => progress.experience(user.id));
}
