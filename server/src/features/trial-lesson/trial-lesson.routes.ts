import * as contract from '@codivia/contract/lessons/trial-lesson';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { serve } from '../../serve.ts';
import { keepAnswers, sendReady } from '../../services/ready-answer.ts';
import type { Catalogue } from '../courses/courses.service.ts';
import { prepareActiveLesson } from '../lessons/lessons.queries.ts';
import { lessonIn } from '../lessons/lessons.service.ts';
import { NoTrialLesson } from './trial-lesson.errors.ts';

/** Maximum number of answers that are kept: one for each language, and one for both. */
const MAX_KNOWN = 3;

/** Serves the one lesson that is public: it is chosen by the catalogue, never by the call. */
export function trialLessonRoutes(
  app: FastifyInstance,
  { db, catalogue }: { db: Db; catalogue: Catalogue },
): void {
  const activeLesson = prepareActiveLesson(db);
  // The lesson is read at every call, so that an edit shows at once; it is compressed once.
  const prepared = keepAnswers(MAX_KNOWN);

  serve(app, contract.readTrialLesson, async ({ query, request, reply }) => {
    const found = contract.trialLessonOf(catalogue.courses.values());
    const lesson = found && (await activeLesson(found.id));
    // The catalogue of this process may be a moment behind the database.
    if (!lesson || lesson.is_premium || lesson.exercises.length === 0) throw NoTrialLesson();
    return sendReady(request, reply, await prepared(lessonIn(lesson, query.lang)));
  });
}
