import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { deliverGiftCard, giftCardMail } from './gift-card-mail.job.ts';
import { giftCardSweep, mailLateCards } from './gift-card-sweep.job.ts';
import { giftCardRoutes } from './gift-cards.routes.ts';

/** Registers gift cards and the mails with them. */
export function register(app: FastifyInstance, services: Services): void {
  const { db, clock, jobs, mailDeps, tokenSecret } = services;
  jobs.handle(giftCardMail, (mail) => deliverGiftCard({ ...mailDeps, tokenSecret }, mail));
  jobs.handle(giftCardSweep, () => mailLateCards(db, clock, jobs));
  giftCardRoutes(app, services);
}
