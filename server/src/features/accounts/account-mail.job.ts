import type { Language } from '@codivia/contract/api/language';
import type { Db } from '../../db/connect.ts';
import { hashOf, newSecret } from '../../secrets.ts';
import type { JobKind } from '../../services/jobs.ts';
import { type MailDeps, sendUnlessRefused } from '../../services/mail-delivery.ts';
import type { AccountDeps } from './accounts.deps.ts';
import {
  emailChangeMail,
  invitationMail,
  leavingMail,
  newAddressMail,
  passwordChangeMail,
  resetMail,
  temporaryPasswordMail,
  verificationMail,
} from './accounts.email.ts';
import type { MailTokenPurpose } from './accounts.table.ts';
import { deleteMailToken, insertMailToken } from './mail-tokens.queries.ts';
import { findUser, isClassAddress, recipientOf, type User } from './users.queries.ts';

/** A mail with a single-use link. */
export interface AccountMail {
  user_id: string;
  purpose: MailTokenPurpose;
  language: Language;
  /** True for the first password of an account that an administrator made. */
  invitation?: boolean;
}

export const accountMail: JobKind<AccountMail> = { name: 'account-mail', concurrency: 4 };

/** The text of the mail for each purpose, and the lifetime of its link, in milliseconds. */
const MAILS = {
  verify: { write: verificationMail, path: '/verify', lifetime: 24 * 60 * 60 * 1000 },
  reset: { write: resetMail, path: '/reset-password', lifetime: 60 * 60 * 1000 },
  email: { write: newAddressMail, path: '/verify', lifetime: 24 * 60 * 60 * 1000 },
};
/** The same for the first password, which nobody waits for: its link works for a week. */
const INVITATION = { ...MAILS.reset, write: invitationMail, lifetime: 7 * 24 * 60 * 60 * 1000 };

async function send(deps: MailDeps, user: User, { purpose, language, invitation }: AccountMail) {
  const to = purpose === 'email' ? user.wanted_email : user.email;
  if (to === null || isClassAddress(to)) return;
  const { write, path, lifetime } = invitation ? INVITATION : MAILS[purpose];
  const secret = newSecret();
  const expires_at = new Date(deps.clock().getTime() + lifetime);
  await insertMailToken(deps.db, {
    token_hash: hashOf(secret),
    user_id: user.id,
    purpose,
    expires_at,
  });
  try {
    const link = `${deps.publicUrl}${path}?token=${secret}`;
    const facts = { name: user.name, link, language, publicUrl: deps.publicUrl };
    const mail = await (isClassAddress(user.email) ? leavingMail : write)(facts);
    await deps.mailer.send({ to, ...mail });
  } catch (error) {
    // Every attempt makes a link of its own; the link of a mail that did not leave is deleted.
    await deleteMailToken(deps.db, hashOf(secret));
    throw error;
  }
}

/** Does an account-mail job. The token is made only now, so that no queue holds a secret. */
export async function deliver(deps: MailDeps, job: AccountMail): Promise<void> {
  const user = await findUser(deps.db, job.user_id);
  if (!user || (job.purpose === 'verify' && user.verified_at)) return;
  await sendUnlessRefused(deps.log, { user: user.id }, () => send(deps, user, job));
}

/** A mail to a member whose password was changed. */
export interface PasswordChange {
  user_id: string;
  /** The moment, as an ISO date. */
  at: string;
  /** The end of a temporary password, which an administrator gave. */
  temporary_until?: string;
}

export const passwordChange: JobKind<PasswordChange> = { name: 'password-change', concurrency: 2 };

/** Enqueues the mail about a password that changes now, in the transaction that changes it. */
export function announcePasswordChange(
  { jobs, clock }: AccountDeps,
  tx: Db,
  userId: string,
): Promise<void> {
  return jobs.enqueue(tx, passwordChange, { user_id: userId, at: clock().toISOString() });
}

/** Does a password-change job, in the member's language. */
export async function deliverPasswordChange(deps: MailDeps, job: PasswordChange): Promise<void> {
  const user = await recipientOf(deps.db, job.user_id);
  if (!user) return;
  const { name, email: to, language } = user;
  const { publicUrl, contactEmail } = deps;
  const at = new Date(job.at);
  const facts = { name, language, at, publicUrl, contactEmail };
  const mail = await (job.temporary_until
    ? temporaryPasswordMail({ ...facts, at: new Date(job.temporary_until) })
    : passwordChangeMail(facts));
  const send = () => deps.mailer.send({ to, ...mail });
  await sendUnlessRefused(deps.log, { user: job.user_id }, send);
}

/** A mail to the former address of a member, or to the one that is to be replaced. */
export interface EmailChange {
  user_id: string;
  /** The address that is notified. */
  to: string;
  event: 'asked' | 'changed';
  /** The moment, as an ISO date. */
  at: string;
}

export const emailChange: JobKind<EmailChange> = { name: 'email-change', concurrency: 2 };

/**
 * Enqueues the mail to the present address about another one, in the transaction that requests or confirms that one.
 */
export function announceEmailChange(
  { jobs, clock }: Pick<AccountDeps, 'jobs' | 'clock'>,
  tx: Db,
  { id, email }: Pick<User, 'id' | 'email'>,
  event: EmailChange['event'],
): Promise<void> {
  const at = clock().toISOString();
  return jobs.enqueue(tx, emailChange, { user_id: id, to: email, event, at });
}

/** Does an email-change job, in the member's language. */
export async function deliverEmailChange(deps: MailDeps, job: EmailChange): Promise<void> {
  const user = await findUser(deps.db, job.user_id);
  if (!user || isClassAddress(job.to)) return;
  const { name, language } = user;
  const { publicUrl, contactEmail } = deps;
  const facts = { name, language, event: job.event, at: new Date(job.at), publicUrl, contactEmail };
  const mail = await emailChangeMail(facts);
  await sendUnlessRefused(deps.log, { user: user.id }, () =>
    deps.mailer.send({ to: job.to, ...mail }),
  );
}
