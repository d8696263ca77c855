import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Mailer } from '../../services/mail.ts';
import { RecipientRefused } from '../../services/smtp-mailer.ts';
import { recipientOf } from '../accounts/accounts.service.ts';
import { mentoringNoticeMail } from './mentoring.email.ts';
import { type MentoringMail, personOf } from './notices.ts';
import { selectAnyThread } from './threads.queries.ts';

interface MailDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
  log: FastifyBaseLogger;
}

/** Does a mentoring-mail job, unless it was read since, or the thread is not that person's any more. */
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
  try {
    const mail = await mentoringNoticeMail({ role, language, publicUrl, link, name });
    await mailer.send({ to: email, ...mail });
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
    log.warn({ err: error, thread: thread_id }, 'a mail was refused for good');
  }
}
