import { DEFAULT_LANGUAGE, type Language } from '@codivia/contract/api/language';
import * as contract from '@codivia/contract/lessons/first-step';
import { trialLessonOf } from '@codivia/contract/lessons/trial-lesson';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { serve } from '../../serve.ts';
import { keepAnswers, sendReady } from '../../services/ready-answer.ts';
import { CourseNotFound } from '../courses/courses.errors.ts';
import type { Catalogue } from '../courses/courses.service.ts';
import { type ActiveLesson, prepareActiveLesson } from '../lessons/lessons.queries.ts';
import { firstStepIn } from './first-step.service.ts';

/** Maximum number of answers that are kept: those of some thirty courses, in both languages. */
const MAX_KNOWN = 64;

/** Serves the first step of each course that is shown: the catalogue chooses the lesson, never the call. */
export function firstStepRoutes(
  app: FastifyInstance,
  { db, catalogue }: { db: Db; catalogue: Catalogue },
): void {
  const activeLesson = prepareActiveLesson(db);
  // The lesson is read at every call, so that an edit shows at once; it is compressed once.
  const prepared = keepAnswers(MAX_KNOWN);

  const answerFor = (lesson: ActiveLesson | undefined, language: Language) => {
    // The catalogue of this process may be a moment behind the database.
    const trial = lesson && trialLessonOf(catalogue.courses.values())?.id === lesson.id;
    return lesson ? firstStepIn(lesson, language, trial === true) : null;
  };

  serve(app, contract.readFirstStep, async ({ params, query, request, reply }) => {
    const course = catalogue.courses.get(params.id);
    if (!course) throw CourseNotFound();
    const [first] = course.lessons;
    const lesson = first && (await activeLesson(first.id));
    const answer = await prepared(answerFor(lesson, query.lang ?? DEFAULT_LANGUAGE));
    return sendReady(request, reply, answer);
  });
}
