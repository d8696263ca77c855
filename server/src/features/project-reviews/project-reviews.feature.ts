import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { projectReviewRoutes } from './project-reviews.routes.ts';
import { reviewMail } from './review-decisions.service.ts';
import { deliverReviewMail } from './review-mail.job.ts';

/** Registers the decisions about published projects, and the mails about them. */
export function register(app: FastifyInstance, services: Services): void {
  const { jobs, mailDeps } = services;
  jobs.handle(reviewMail, (mail) => deliverReviewMail(mailDeps, mail));
  projectReviewRoutes(app, services);
}
