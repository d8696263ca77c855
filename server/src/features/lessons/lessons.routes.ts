import * as contract from '@codivia/contract/lessons/lessons';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../serve.ts';
import type { Catalogue } from '../courses/courses.service.ts';
import { LessonNotFound, PremiumRequired } from './lessons.errors.ts';
import { prepareActiveLesson, preparePublishedLesson } from './lessons.queries.ts';
import { lessonIn, mayRead } from './lessons.service.ts';

/** Serves one lesson: its content to those who may read it, its XP and title to everyone. */
export function lessonRoutes(
  app: FastifyInstance,
  { db, clock, catalogue }: Deps & { catalogue: Catalogue },
): void {
  const activeLesson = prepareActiveLesson(db);
  const publishedLesson = preparePublishedLesson(db);

  serve(app, contract.readUserLesson, async ({ params, query, user }) => {
    const lesson = await activeLesson(params.id);
    const draft = lesson || user.role !== 'admin' ? undefined : await publishedLesson(params.id);
    if (draft) return { ...lessonIn(draft, query.lang), draft: true };
    if (!lesson) throw LessonNotFound();
    if (!(await mayRead(db, lesson, user, clock()))) throw PremiumRequired();
    return lessonIn(lesson, query.lang);
  });

  serve(app, contract.readLesson, ({ params }) => {
    const lesson = catalogue.lessons.get(params.id);
    if (!lesson) throw LessonNotFound();
    return lesson;
  });
}
