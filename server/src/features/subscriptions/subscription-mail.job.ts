import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { JobKind } from '../../services/jobs.ts';
import type { Mailer } from '../../services/mail.ts';
import { RecipientRefused } from '../../services/smtp-mailer.ts';
import { recipientOf } from '../accounts/accounts.service.ts';
import { endingMail } from './ending.email.ts';
import { paymentFailedMail } from './payment-failed.email.ts';
import { welcomeMail } from './welcome.email.ts';

const MAILS = { welcome: welcomeMail, 'payment-failed': paymentFailedMail, ending: endingMail };

/** A mail about somebody's subscription. */
export interface SubscriptionMail {
  user_id: string;
  kind: keyof typeof MAILS;
  /** Until when premium lasts, or when it ended. */
  until: string;
  /** Whether the free week is running. */
  trial: boolean;
}

export const subscriptionMail: JobKind<SubscriptionMail> = {
  name: 'subscription-mail',
  concurrency: 4,
};

interface MailDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
  log: FastifyBaseLogger;
}

/** Does a subscription-mail job, in the language the member reads now. */
export async function deliverSubscriptionMail(
  { db, clock, mailer, publicUrl, log }: MailDeps,
  { user_id, kind, until, trial }: SubscriptionMail,
): Promise<void> {
  const member = await recipientOf(db, user_id);
  if (!member) return;
  const { name, email, language } = member;
  const facts = { name, language, publicUrl, until: new Date(until), trial, now: clock() };
  const mail = await MAILS[kind](facts);
  try {
    await mailer.send({ to: email, ...mail });
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
    log.warn({ err: error, user: user_id }, 'a mail was refused for good');
  }
}
