import type { ServerResponse } from 'node:http';
import * as contract from '@codivia/contract/api/class-lessons';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { openStream } from '../../services/event-stream/open-stream.ts';
import { ClassNotFound } from '../classes/classes.errors.ts';
import { ClassConnection } from './class-connection.ts';
import type { ClassHub } from './class-hub.ts';
import { NotInClass } from './class-lessons.errors.ts';
import { selectClassLessons } from './lesson-view.queries.ts';
import * as view from './lesson-view.service.ts';
import { keepPresence, selectClassesOf } from './presence.queries.ts';

import { readPupilWork } from './pupil-work.service.ts';

/** Rate limit of steps: one every 1.5 seconds for a quarter of an hour. */
const PLACES: RouteLimit = { name: 'class-places', per: 'user', limit: 600, seconds: 15 * 60 };
const PAUSES: RouteLimit = { name: 'class-pauses', per: 'user', limit: 120, seconds: 60 * 60 };

const KEPT = { message: { fr: 'Place notée.', en: 'Place noted.' } };

/** Serves lessons as whole classes do them, to their teachers and to those who learn in them. */
export function classLessonRoutes(
  app: FastifyInstance,
  { hub, ...deps }: Deps & { hub: ClassHub },
): void {
  app.addHook('preClose', () => hub.leave());

  serve(app, contract.listClassLessons, async ({ user, params }) => {
    const lessons = await selectClassLessons(deps.db, user.id, params.id, deps.clock());
    if (!lessons) throw ClassNotFound();
    return lessons;
  });

  serve(app, contract.readLessonView, ({ user, params }) =>
    view.readLessonView(deps, user.id, params.id, params.lesson_id),
  );

  serve(app, contract.streamLessonView, async ({ user, params, request, reply }) => {
    const lesson = await view.watchedLesson(deps, user.id, params.id, params.lesson_id);
    if (request.method === 'HEAD') return '';
    const listener = { userId: user.id, login: user.session_id };
    const connect = (response: ServerResponse) => new ClassConnection(response, listener);
    void hub.watch(lesson, openStream(reply, connect));
    return reply;
  });

  serve(app, contract.pauseClass, { limit: PAUSES }, ({ user, params, body }) =>
    view.pauseClass(deps, user.id, params.id, body.seconds),
  );

  serve(app, contract.readPupilWork, ({ user, params }) =>
    readPupilWork(deps, user.id, {
      classId: params.id,
      memberId: params.member_id,
      lesson: params.lesson_id,
      exercise: params.exercise_id,
    }),
  );

  serve(app, contract.followClass, async ({ user, query, request, reply }) => {
    const classes = (await selectClassesOf(deps.db, [user.session_id])).get(user.session_id);
    if (!classes) throw NotInClass();
    if (request.method === 'HEAD') return '';
    await keepPresence(deps.db, user.id, query, deps.clock());
    const listener = { userId: user.id, login: user.session_id };
    const connect = (response: ServerResponse) => new ClassConnection(response, listener);
    void hub.follow(openStream(reply, connect), query.lesson_id, classes);
    return reply;
  });

  serve(app, contract.keepClassPlace, { limit: PLACES }, async ({ user, body }) => {
    await keepPresence(deps.db, user.id, body, deps.clock());
    return KEPT;
  });
}
