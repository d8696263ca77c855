import type { JobKind } from '../../services/jobs.ts';
import { type MailDeps, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { recipientOf } from '../accounts/users.queries.ts';
import { type TeacherOutcome, teacherDecisionMail } from './teachers.email.ts';

/** A mail about a decision on the capability of a teacher; `reason` holds the administrator's words, or nothing. */
export interface TeacherMail {
  user_id: string;
  outcome: TeacherOutcome;
  reason: string;
}

export const teacherMail: JobKind<TeacherMail> = { name: 'teacher-mail', concurrency: 2 };

/** Does a teacher-mail job, in the language of the account. */
export async function deliverTeacherMail(
  { db, mailer, publicUrl, contactEmail, log }: MailDeps,
  { user_id, outcome, reason }: TeacherMail,
): Promise<void> {
  const person = await recipientOf(db, user_id);
  if (!person) return;
  const { email, language } = person;
  const mail = await teacherDecisionMail({ outcome, reason, language, publicUrl, contactEmail });
  await sendUnlessRefused(log, { user: user_id }, () => mailer.send({ to: email, ...mail }));
}
