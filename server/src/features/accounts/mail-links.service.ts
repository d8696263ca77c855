import { DEFAULT_LANGUAGE, type Language } from '@codivia/contract/language';
import { MAILS_PER_ADDRESS } from './account-limits.ts';
import { accountMail } from './account-mail.job.ts';
import type { AccountDeps } from './accounts.deps.ts';
import type { MailTokenPurpose } from './accounts.table.ts';
import { cleanEmail } from './identity.ts';
import { findUserByEmail, NOBODY } from './users.queries.ts';

/**
 * Mails a link to the owner of an address; to nobody who is unknown, was written to enough, or has
 * nothing left to verify. Does the same work for all of them, so that the time tells nothing: whoever
 * gets no mail has a job too, which comes to nothing.
 */
export async function mailLinkTo(
  { db, jobs, limits }: AccountDeps,
  purpose: MailTokenPurpose,
  given: string,
  lang: Language | undefined,
): Promise<void> {
  const email = cleanEmail(given);
  const mayWrite = await limits.trySpend(MAILS_PER_ADDRESS, email.toLowerCase());
  const user = await findUserByEmail(db, email);
  const user_id = mayWrite && user ? user.id : NOBODY;
  const language = lang ?? user?.language ?? DEFAULT_LANGUAGE;
  await jobs.enqueue(db, accountMail, { user_id, purpose, language });
}
