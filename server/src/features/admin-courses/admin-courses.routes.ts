import * as contract from '@codivia/contract/api/admin-courses';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import { countCourses } from './admin-courses.queries.ts';
import * as courses from './admin-courses.service.ts';
import type { EditingDeps } from './editing-deps.service.ts';

/** Six texts of 100,000 characters, which JSON writes in six bytes each at worst. */
const TEXTS_BODY_LIMIT = { bodyLimit: 4 * 1024 * 1024 };

const DELETED = {
  message: {
    fr: `Cours supprimé. Vous pouvez le restaurer pendant ${contract.DAYS_UNTIL_REMOVAL} jours.`,
    en: `Course deleted. You can restore it for ${contract.DAYS_UNTIL_REMOVAL} days.`,
  },
};

/** Serves the courses of the admin panel. */
export function adminCourseRoutes(app: FastifyInstance, deps: EditingDeps): void {
  serve(app, contract.listAdminCourses, ({ query }) => courses.listAdminCourses(deps, query));

  serve(app, contract.countAdminCourses, async ({ query }) => ({
    total: await countCourses(deps.db, query),
  }));

  serve(app, contract.readAdminCourse, ({ params }) => courses.readAdminCourse(deps.db, params.id));

  serve(app, contract.createAdminCourse, TEXTS_BODY_LIMIT, ({ user, body }) =>
    courses.createAdminCourse(deps, user.id, body),
  );

  serve(app, contract.updateAdminCourse, TEXTS_BODY_LIMIT, ({ user, params, body }) =>
    courses.updateAdminCourse(deps, user.id, params.id, body),
  );

  serve(app, contract.previewCourseDeletion, ({ params }) =>
    courses.previewCourseDeletion(deps, params.id),
  );

  serve(app, contract.deleteAdminCourse, async ({ user, params }) => {
    await courses.deleteAdminCourse(deps, user.id, params.id);
    return DELETED;
  });

  serve(app, contract.restoreAdminCourse, ({ user, params }) =>
    courses.restoreAdminCourse(deps, user.id, params.id),
  );

  serve(app, contract.reorderCourses, ({ user, body }) =>
    courses.reorderCourses(deps, user.id, body.course_ids),
  );
}
