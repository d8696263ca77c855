import { type MailDeps, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { recipientOf } from '../accounts/users.queries.ts';
import { mentoringNoticeMail } from './mentoring.email.ts';
import { type MentoringMail, personOf } from './notices.ts';
import { selectAnyThread } from './threads.queries.ts';

/** Does a mentoring-mail job, unless the thread was read since, or is not that person's any more. */
export async function deliverMentoringMail(
  { db, clock, mailer, publicUrl, log }: MailDeps,
  { thread_id, user_id, role }: MentoringMail,
): Promise<void> {
  const thread = await selectAnyThread(db, thread_id);
  if (!thread?.[`${role}_unread_since`] || personOf(thread, role, clock()) !== user_id) return;
  const person = await recipientOf(db, user_id);
  if (!person) return;
  const { email, name, language } = person;
  const link = `${publicUrl}/mentoring/${thread_id}`;
  const mail = await mentoringNoticeMail({ role, language, publicUrl, link, name });
  const send = () => mailer.send({ to: email, ...mail });
  await sendUnlessRefused(log, { thread: thread_id }, send);
}
