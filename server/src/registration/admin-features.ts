import type { FastifyInstance } from 'fastify';
import { courseFileRoutes } from '../features/admin-course-files/course-files.routes.ts';
import { adminCourseRoutes } from '../features/admin-courses/admin-courses.routes.ts';
import { contentRemoval, removeContent } from '../features/admin-courses/content-removal.job.ts';
import { adminDashboardRoutes } from '../features/admin-dashboard/admin-dashboard.routes.ts';
import { adminLessonRoutes } from '../features/admin-lessons/admin-lessons.routes.ts';
import { adminUserRoutes } from '../features/admin-users/admin-users.routes.ts';
import { auditRoutes } from '../features/audit/audit.routes.ts';
import { correctionRoutes } from '../features/certificates/certificate-corrections.routes.ts';
import { adminChallengeRoutes } from '../features/challenges/admin-challenges.routes.ts';
import { secondFactorRoutes } from '../features/second-factor/second-factor.routes.ts';
import {
  deliverSecondFactorMail,
  secondFactorMail,
} from '../features/second-factor/second-factor-mail.job.ts';
import type { Services } from '../open-services.ts';

/** What administrators do. Every call asks the database whether its caller is one. */
export async function adminFeatures(
  app: FastifyInstance,
  { db, replica, clock, config, jobs, limits, mailDeps, challengeFiles }: Services,
): Promise<void> {
  jobs.handle(contentRemoval, () => removeContent(db, clock));
  adminDashboardRoutes(app, { db: replica, clock });
  adminUserRoutes(app, { db, clock, jobs });
  correctionRoutes(app, { db, clock });
  const deps = { db, clock, catalogue: app.catalogue };
  adminCourseRoutes(app, deps);
  adminLessonRoutes(app, deps);
  await courseFileRoutes(app, deps);
  jobs.handle(secondFactorMail, (mail) => deliverSecondFactorMail(mailDeps, mail));
  secondFactorRoutes(app, { db, clock, jobs, limits, tokenSecret: config.tokenSecret });
  adminChallengeRoutes(app, { db, clock, challengeFiles });
  auditRoutes(app, db);
}
