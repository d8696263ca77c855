import type { Language } from '@codivia/contract/language';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { JobKind } from '../../services/jobs.ts';
import type { Mailer } from '../../services/mail.ts';
import { RecipientRefused } from '../../services/smtp-mailer.ts';
import type { MailTokenPurpose } from './accounts.table.ts';
import { deleteMailToken, insertMailToken } from './mail-tokens.queries.ts';
import { resetMail } from './reset.email.ts';
import { hashOf, newSecret } from './secrets.ts';
import { findUser, type User } from './users.queries.ts';
import { verificationMail } from './verification.email.ts';

/** A mail with a single-use link to somebody. */
export interface AccountMail {
  user_id: string;
  purpose: MailTokenPurpose;
  language: Language;
}

export const accountMail: JobKind<AccountMail> = { name: 'account-mail', concurrency: 4 };

/** What a mail of each purpose is, and how long its link works, in milliseconds. */
const MAILS = {
  verify: { write: verificationMail, path: '/verify', lifetime: 24 * 60 * 60 * 1000 },
  reset: { write: resetMail, path: '/reset-password', lifetime: 60 * 60 * 1000 },
};

export interface MailContext {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  /** Base of every link. */
  publicUrl: string;
  /** Where people write to. */
  contactEmail: string;
  log: FastifyBaseLogger;
}

async function send(room: MailContext, user: User, { purpose, language }: AccountMail) {
  const { write, path, lifetime } = MAILS[purpose];
  const secret = newSecret();
  const expires_at = new Date(room.clock().getTime() + lifetime);
  await insertMailToken(room.db, {
    token_hash: hashOf(secret),
    user_id: user.id,
    purpose,
    expires_at,
  });
  try {
    const link = `${room.publicUrl}${path}?token=${secret}`;
    const mail = await write({ name: user.name, link, language, publicUrl: room.publicUrl });
    await room.mailer.send({ to: user.email, ...mail });
  } catch (error) {
    // Every attempt makes a link of its own; one that did not leave is not kept.
    await deleteMailToken(room.db, hashOf(secret));
    throw error;
  }
}

/** Does an account-mail job: only now is the token made, so that no queue holds a secret. */
export async function deliver(room: MailContext, job: AccountMail): Promise<void> {
  const user = await findUser(room.db, job.user_id);
  if (!user || (job.purpose === 'verify' && user.verified_at)) return;
  try {
    await send(room, user, job);
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
    room.log.warn({ err: error, user: user.id }, 'a mail was refused for good');
  }
}
