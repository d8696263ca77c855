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
export function register(app: FastifyInstance, services: Services): void {
  const { jobs, mailDeps } = services;
  liveSessionRoutes(app, services);
  jobs.handle(liveNotice, (notice) => queueNotices(services, notice));
  jobs.handle(liveReminders, () => queueReminders(services));
  jobs.handle(liveMail, (mail) => deliverLiveMail(mailDeps, mail));
  jobs.handle(liveSeatPurge, () => purgeSeats(services));
}
