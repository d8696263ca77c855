import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/connect.ts';
import type { JobKind } from '../../services/jobs.ts';
import type { Mailer } from '../../services/mail.ts';
import { RecipientRefused } from '../../services/smtp-mailer.ts';
import { recipientOf } from '../accounts/accounts.service.ts';
import { type SecondFactorEvent, secondFactorMailOf } from './second-factor.email.ts';

/** A mail to somebody whose second factor was changed. */
export interface SecondFactorMail {
  user_id: string;
  event: SecondFactorEvent;
  /** When, as an ISO date. */
  at: string;
}

export const secondFactorMail: JobKind<SecondFactorMail> = {
  name: 'second-factor-mail',
  concurrency: 2,
};

interface SecondFactorMailDeps {
  db: Db;
  mailer: Mailer;
  publicUrl: string;
  contactEmail: string;
  log: FastifyBaseLogger;
}

/** Does a second-factor-mail job, in the language the administrator reads now. */
export async function deliverSecondFactorMail(
  { db, mailer, publicUrl, contactEmail, log }: SecondFactorMailDeps,
  { user_id, event, at }: SecondFactorMail,
): Promise<void> {
  const person = await recipientOf(db, user_id);
  if (!person) return;
  const { name, email, language } = person;
  const facts = { event, name, language, at: new Date(at), publicUrl, contactEmail };
  const mail = await secondFactorMailOf(facts);
  try {
    await mailer.send({ to: email, ...mail });
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
    log.warn({ err: error, user: user_id }, 'a mail was refused for good');
  }
}
