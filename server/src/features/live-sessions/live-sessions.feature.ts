import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import {
  deliverLiveMail,
  liveMail,
  liveReminders,
  queueNotices,
  queueReminders,
} from './live-mail.job.ts';
import { liveNotice } from './live-schedule.service.ts';
import { liveSeatPurge, purgeSeats } from './live-seat-purge.job.ts';
import { liveSessionRoutes } from './live-sessions.routes.ts';

/** Registers the calendar of live sessions, its mails, and the deletion of old seats. */
export function register(
  app: FastifyInstance,
  { db, clock, config, jobs, mailDeps, host }: Services,
): void {
  liveSessionRoutes(app, { db, clock, jobs, host, publicUrl: config.publicUrl });
  jobs.handle(liveNotice, (notice) => queueNotices({ db, clock, jobs }, notice));
  jobs.handle(liveReminders, () => queueReminders({ db, clock, jobs }));
  jobs.handle(liveMail, (mail) => deliverLiveMail(mailDeps, mail));
  jobs.handle(liveSeatPurge, () => purgeSeats({ db, clock }));
}
