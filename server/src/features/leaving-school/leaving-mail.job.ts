import { type MailDeps, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { recipientOf } from '../accounts/users.queries.ts';
import { schoolLeftMail } from './leaving.email.ts';
import type { SchoolLeftMail } from './leaving-end.service.ts';

/** Does a school-left job, in the language of the account. */
export async function deliverSchoolLeft(
  { db, mailer, publicUrl, log }: MailDeps,
  { user_id }: SchoolLeftMail,
): Promise<void> {
  const person = await recipientOf(db, user_id);
  if (!person) return;
  const { email: to, language } = person;
  const mail = await schoolLeftMail({ language, publicUrl });
  await sendUnlessRefused(log, { user: user_id }, () => mailer.send({ to, ...mail }));
}
