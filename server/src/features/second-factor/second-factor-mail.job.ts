import type { JobKind } from '../../services/jobs.ts';
import { type MailDeps, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { recipientOf } from '../accounts/users.queries.ts';
import { type SecondFactorEvent, secondFactorMailOf } from './second-factor.email.ts';

/** A mail to a member whose second factor was changed. */
export interface SecondFactorMail {
  user_id: string;
  event: SecondFactorEvent;
  /** The moment, as an ISO date. */
  at: string;
}

export const secondFactorMail: JobKind<SecondFactorMail> = {
  name: 'second-factor-mail',
  concurrency: 2,
};

/** Does a second-factor-mail job, in the member's present language. */
export async function deliverSecondFactorMail(
  { db, mailer, publicUrl, contactEmail, log }: MailDeps,
  { user_id, event, at }: SecondFactorMail,
): Promise<void> {
  const person = await recipientOf(db, user_id);
  if (!person) return;
  const { name, email, language } = person;
  const facts = { event, name, language, at: new Date(at), publicUrl, contactEmail };
  const mail = await secondFactorMailOf(facts);
  const send = () => mailer.send({ to: email, ...mail });
  await sendUnlessRefused(log, { user: user_id }, send);
}
