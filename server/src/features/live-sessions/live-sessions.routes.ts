import type { Language } from '@codivia/contract/api/language';
import * as contract from '@codivia/contract/api/live-sessions';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { timeZoneOf } from '../../services/caller-time.ts';
import * as calendars from './live-calendar.service.ts';
import * as schedules from './live-schedule.service.ts';
import * as seats from './live-seats.service.ts';
import * as sessions from './live-sessions.service.ts';

const SCHEDULES: RouteLimit = { name: 'live-schedules', per: 'user', limit: 60, seconds: 60 * 60 };
const SEATS: RouteLimit = { name: 'live-seats', per: 'user', limit: 120, seconds: 15 * 60 };

const LEFT = {
  message: {
    fr: 'Ta place est libre pour quelqu’un d’autre.',
    en: 'Your seat is free for somebody else.',
  },
};

type RouteDeps = schedules.ScheduleDeps & { publicUrl: string };

/** Serves the files for calendar programs. */
function calendarRoutes(app: FastifyInstance, { db, clock, publicUrl }: RouteDeps): void {
  const calendarDeps = (lang: Language | undefined) => ({ db, clock, publicUrl, lang });
  const headersOf = (reply: FastifyReply, name: string) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `inline; filename="${name}.ics"`);

  serve(app, contract.readLiveCalendar, async ({ query, reply }) => {
    const calendar = await calendars.readLiveCalendar(calendarDeps(query.lang));
    return headersOf(reply, 'codivia-live').send(calendar);
  });

  serve(app, contract.readLiveSessionCalendar, async ({ params, query, reply }) => {
    const calendar = await calendars.readLiveSessionCalendar(calendarDeps(query.lang), params.id);
    return headersOf(reply, `codivia-live-${params.id}`).send(calendar);
  });
}

/** Serves the calendar of live sessions, and the seats in them. */
export function liveSessionRoutes(app: FastifyInstance, deps: RouteDeps): void {
  serve(app, contract.listLiveSessions, () => sessions.listLiveSessions(deps));

  serve(app, contract.readLiveSession, ({ params }) =>
    sessions.readLiveSession(deps.db, params.id),
  );

  calendarRoutes(app, deps);

  serve(app, contract.readOwnLiveSessions, ({ user }) => seats.readOwnLiveSessions(deps, user.id));

  serve(app, contract.scheduleLiveSession, { limit: SCHEDULES }, ({ user, body }) =>
    schedules.scheduleLiveSession(deps, user.id, body),
  );

  serve(app, contract.changeLiveSession, { limit: SCHEDULES }, ({ user, params, body }) =>
    schedules.changeLiveSession(deps, user.id, params.id, body),
  );

  serve(app, contract.cancelLiveSession, { limit: SCHEDULES }, ({ user, params }) =>
    schedules.cancelLiveSession(deps, user.id, params.id),
  );

  serve(app, contract.takeLiveSeat, { limit: SEATS }, async ({ user, params, query, body }) => {
    const time_zone = query.time_zone === undefined ? undefined : timeZoneOf(query);
    return seats.takeLiveSeat(deps, user.id, params.id, { reminder: body.reminder, time_zone });
  });

  serve(app, contract.leaveLiveSeat, { limit: SEATS }, async ({ user, params }) => {
    await seats.leaveLiveSeat(deps, user.id, params.id);
    return LEFT;
  });
}
