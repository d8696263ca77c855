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
export function register(app: FastifyInstance, services: Services): void {
  const { jobs, mailDeps } = services;
  portfolioRoutes(app, services);
  jobs.handle(portfolioSweep, () => queuePortfolioMails(services));
  jobs.handle(portfolioMail, (mail) => deliverPortfolioMail(mailDeps, mail));
}
