import { DEFAULT_LANGUAGE, type Language } from '@codivia/contract/language';
import { accountMail } from './account-mail.job.ts';
import type { AccountDeps } from './accounts.deps.ts';
import type { MailTokenPurpose } from './accounts.table.ts';
import { findUserByEmail, NOBODY } from './users.queries.ts';

/**
 * Mails a link to the owner of an address; to nobody who is unknown, may not be mailed now, or has
 * nothing left to verify. Does the same work for all of them, so that the time tells nothing: whoever
 * gets no mail has a job too, which comes to nothing.
 */
export async function mailLinkTo(
  { db, jobs }: AccountDeps,
  purpose: MailTokenPurpose,
  email: string,
  { lang, mayMail }: { lang: Language | undefined; mayMail: boolean },
): Promise<void> {
  const user = await findUserByEmail(db, email);
  const user_id = mayMail && user ? user.id : NOBODY;
  const language = lang ?? user?.language ?? DEFAULT_LANGUAGE;
  await jobs.enqueue(db, accountMail, { user_id, purpose, language });
}
