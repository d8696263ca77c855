import { randomUUID } from 'node:crypto';
import type { AuthAnswer } from '@codivia/contract/api/accounts';
import { DEFAULT_LANGUAGE, type Language } from '@codivia/contract/api/language';
import { redeemGiftCard } from '../gift-cards/gift-cards.service.ts';
import { ageColumns } from '../permissions/age.queries.ts';
import { accountMail } from './account-mail.job.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { EmailTaken } from './accounts.errors.ts';
import type { MailTokenPurpose } from './accounts.table.ts';
import { type Caller, deviceHash } from './devices.ts';
import { checkNewPassword, hashPassword } from './passwords.service.ts';
import { cleanEmail, cleanName } from './profile.service.ts';
import { openSession } from './sessions.service.ts';
import { findUserByEmail, insertUser, UNKNOWN_USER } from './users.queries.ts';

export interface Registration {
  email: string;
  password: string;
  name: string;
  lang?: Language;
  over_15?: boolean;
}

/**
 * Returns the values of a registration as they are stored. Throws NameRequired, PasswordTooCommon, PasswordTooPersonal.
 */
export function checkRegistration({
  email: typedEmail,
  password,
  name: typedName,
  lang: language = DEFAULT_LANGUAGE,
  over_15,
}: Registration) {
  const email = cleanEmail(typedEmail);
  const name = cleanName(typedName);
  checkNewPassword(password, { email, name });
  return { email, name, password, language, over_15 };
}

/**
 * Creates an account and, in the same transaction, the job that mails its verification link. With the
 * code of a gift card the card is activated and a session opened, all or nothing: an address that is
 * taken leaves the card unused. Answers that session. Throws EmailTaken or InvalidCode.
 */
export async function registerMember(
  deps: AccountDeps,
  { email, name, password, language, over_15 }: ReturnType<typeof checkRegistration>,
  code: string | undefined,
  caller: Caller,
): Promise<AuthAnswer | undefined> {
  const { db, clock, jobs } = deps;
  const password_hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const now = clock();
    const id = randomUUID();
    const registered_on = deviceHash(deps.tokenSecret, id, caller.device);
    const age = over_15 === undefined ? {} : ageColumns(over_15, now);
    const values = { id, email, name, password_hash, language, created_at: now, registered_on };
    const user = await insertUser(tx, { ...values, ...age });
    if (!user) throw EmailTaken();
    await jobs.enqueue(tx, accountMail, { user_id: user.id, purpose: 'verify', language });
    if (code === undefined) return undefined;
    const gift_until = await redeemGiftCard(tx, { jobs, now }, code, user.id);
    return openSession(deps, tx, { ...user, gift_until }, caller);
  });
}

/**
 * Mails a link to the owner of an address; no mail leaves for an address that is unknown, may not get mails now, or has
 * nothing left to verify. Does the same work for all of them, so that the time reveals nothing: without a mail there is
 * a job too, which does nothing.
 */
export async function mailLinkTo(
  { db, jobs }: AccountDeps,
  purpose: MailTokenPurpose,
  email: string,
  { lang, mayMail }: { lang: Language | undefined; mayMail: boolean },
): Promise<void> {
  const user = await findUserByEmail(db, email);
  const userId = mayMail && user ? user.id : UNKNOWN_USER;
  const language = lang ?? user?.language ?? DEFAULT_LANGUAGE;
  await jobs.enqueue(db, accountMail, { user_id: userId, purpose, language });
}
