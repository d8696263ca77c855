import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { portfolioRoutes } from './portfolio.routes.ts';
import {
  deliverPortfolioMail,
  portfolioMail,
  portfolioSweep,
  queuePortfolioMails,
} from './portfolio-mail.job.ts';

/** Registers portfolios, and the mails about them. */
export function register(
  app: FastifyInstance,
  { db, clock, jobs, limits, mailDeps, host }: Services,
): void {
  portfolioRoutes(app, { db, clock, limits, host });
  jobs.handle(portfolioSweep, () => queuePortfolioMails({ db, clock, jobs }));
  jobs.handle(portfolioMail, (mail) => deliverPortfolioMail(mailDeps, mail));
}
