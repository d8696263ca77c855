import { DAYS_UNTIL_REMOVAL } from '@codivia/contract/api/admin-courses';
import { listAdminExercises } from '@codivia/contract/api/admin-exercises';
import * as bulkContract from '@codivia/contract/api/admin-lesson-bulk';
import * as versionContract from '@codivia/contract/api/admin-lesson-versions';
import * as contract from '@codivia/contract/api/admin-lessons';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { EditingDeps } from '../admin-courses/editing-deps.service.ts';
import { countLessons } from './admin-lessons.queries.ts';
import * as lessons from './admin-lessons.service.ts';
import { selectExerciseList } from './exercise-list.queries.ts';
import { optionFaults } from './explorable-problems.ts';
import * as bulk from './lesson-bulk.service.ts';
import * as versions from './lesson-versions.service.ts';

const LESSON_BODY_LIMIT = { bodyLimit: contract.LESSON_MAX_BYTES };

const DELETED = {
  message: {
    fr: `Leçon supprimée. Vous pouvez la restaurer pendant ${DAYS_UNTIL_REMOVAL} jours.`,
    en: `Lesson deleted. You can restore it for ${DAYS_UNTIL_REMOVAL} days.`,
  },
};

/** Serves the lessons of the admin panel, and their history. */
export function adminLessonRoutes(app: FastifyInstance, deps: EditingDeps): void {
  serve(app, contract.listAdminLessons, ({ query }) => lessons.listAdminLessons(deps, query));

  serve(app, contract.countAdminLessons, async ({ query }) => ({
    total: await countLessons(deps.db, query),
  }));

  serve(app, contract.readAdminLesson, ({ params }) => lessons.readAdminLesson(deps.db, params.id));

  serve(app, contract.createAdminLesson, LESSON_BODY_LIMIT, ({ user, body }) =>
    lessons.createAdminLesson(deps, user.id, body),
  );

  serve(app, contract.updateAdminLesson, LESSON_BODY_LIMIT, ({ user, params, body }) =>
    lessons.updateAdminLesson(deps, user.id, params.id, body),
  );

  serve(app, listAdminExercises, ({ query }) => selectExerciseList(deps.db, query));

  serve(app, contract.checkExplorable, async ({ body }) => ({
    faults: optionFaults(body.explorable, body.options),
  }));

  serve(app, contract.previewLessonDeletion, ({ params }) =>
    lessons.previewLessonDeletion(deps, params.id),
  );

  serve(app, contract.deleteAdminLesson, async ({ user, params }) => {
    await lessons.deleteAdminLesson(deps, user.id, params.id);
    return DELETED;
  });

  serve(app, contract.restoreAdminLesson, ({ user, params }) =>
    lessons.restoreAdminLesson(deps, user.id, params.id),
  );

  serve(app, contract.reorderLessons, ({ user, params, body }) =>
    lessons.reorderLessons(deps, user.id, params.id, body.lesson_ids),
  );

  serve(app, bulkContract.changeLessons, ({ user, body }) =>
    bulk.changeLessons(deps, user.id, body),
  );

  serve(app, versionContract.listLessonVersions, ({ params }) =>
    versions.listLessonVersions(deps, params.id),
  );

  serve(app, versionContract.readLessonVersion, ({ params }) =>
    versions.readLessonVersion(deps, params.id, Number(params.revision)),
  );

  serve(app, versionContract.restoreLessonVersion, ({ user, params, body }) =>
    versions.restoreLessonVersion(deps, user.id, params.id, Number(params.revision), body),
  );
}
