import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { deliverGiftCard, giftCardMail } from './gift-card-mail.job.ts';
import { giftCardSweep, mailLateCards } from './gift-card-sweep.job.ts';
import { giftCardRoutes } from './gift-cards.routes.ts';

/** Registers gift cards and the mails with them. */
export function register(
  app: FastifyInstance,
  { db, clock, config, jobs, limits, mailDeps, payments }: Services,
): void {
  const { publicUrl, tokenSecret } = config;
  jobs.handle(giftCardMail, (mail) => deliverGiftCard({ ...mailDeps, tokenSecret }, mail));
  jobs.handle(giftCardSweep, () => mailLateCards(db, clock, jobs));
  giftCardRoutes(app, { db, clock, jobs, limits, payments, publicUrl, tokenSecret });
}
