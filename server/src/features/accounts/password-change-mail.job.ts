import type { Db } from '../../db/connect.ts';
import type { JobKind } from '../../services/jobs.ts';
import { RecipientRefused } from '../../services/smtp-mailer.ts';
import type { MailContext } from './account-mail.job.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { passwordChangeMail } from './password-change.email.ts';
import { findUser } from './users.queries.ts';

/** A mail to a member whose password was changed. */
export interface PasswordChange {
  user_id: string;
  /** When, as an ISO date. */
  at: string;
}

export const passwordChange: JobKind<PasswordChange> = { name: 'password-change', concurrency: 2 };

/** Enqueues the mail about a password that changes now, in the transaction that changes it. */
export function announcePasswordChange(
  { jobs, clock }: AccountDeps,
  tx: Db,
  user_id: string,
): Promise<void> {
  return jobs.enqueue(tx, passwordChange, { user_id, at: clock().toISOString() });
}

/** Does a password-change job, in the member's language. */
export async function deliverPasswordChange(room: MailContext, job: PasswordChange): Promise<void> {
  const user = await findUser(room.db, job.user_id);
  if (!user) return;
  const { name, email: to, language } = user;
  const { publicUrl, contactEmail } = room;
  const at = new Date(job.at);
  const mail = await passwordChangeMail({ name, language, at, publicUrl, contactEmail });
  await room.mailer.send({ to, ...mail }).catch((error: unknown) => {
    if (!(error instanceof RecipientRefused)) throw error;
    room.log.warn({ err: error, user: user.id }, 'a mail was refused for good');
  });
}
