import type { FastifyInstance } from 'fastify';
import { adminHelpRoutes } from '../features/admin-help/admin-help.routes.ts';
import { helpRoutes } from '../features/help/help.routes.ts';
import { helpMail } from '../features/help/help.service.ts';
import { deliverHelpMail } from '../features/help/help-mail.job.ts';
import { helpPurge, purgeHelp } from '../features/help/help-purge.job.ts';
import { adminMentoringRoutes } from '../features/mentoring/admin-mentoring.routes.ts';
import { mentoringRoutes } from '../features/mentoring/mentoring.routes.ts';
import { deliverMentoringMail } from '../features/mentoring/mentoring-mail.job.ts';
import { mentoringPurge, purgeThreads } from '../features/mentoring/mentoring-purge.job.ts';
import { mentoringMail } from '../features/mentoring/notices.ts';
import type { Services } from '../open-services.ts';

/** What people help with: questions to the team, and mentoring. */
export function supportFeatures(app: FastifyInstance, services: Services): void {
  const { db, clock, config, jobs, limits, mailDeps, challengeFiles } = services;
  jobs.handle(helpMail, (mail) => deliverHelpMail(mailDeps, mail));
  jobs.handle(helpPurge, () => purgeHelp(db, clock));
  helpRoutes(app, { db, clock, jobs, limits });
  adminHelpRoutes(app, { db, clock, jobs });
  jobs.handle(mentoringMail, (mail) => deliverMentoringMail(mailDeps, mail));
  const { hostname: host } = new URL(config.publicUrl);
  mentoringRoutes(app, { db, clock, jobs, challengeFiles, host });
  adminMentoringRoutes(app, { db, clock, jobs });
  jobs.handle(mentoringPurge, () => purgeThreads({ db, clock }));
}
