import type { AuthAnswer } from '@codivia/contract/accounts';
import { DEFAULT_LANGUAGE, type Language } from '@codivia/contract/language';
import { redeemGiftCard } from '../gift-cards/gift-cards.service.ts';
import { accountMail } from './account-mail.job.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { EmailTaken } from './accounts.errors.ts';
import type { Caller } from './devices.ts';
import { cleanEmail, cleanName } from './identity.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './sessions.service.ts';
import { insertUser } from './users.queries.ts';

export interface Registration {
  email: string;
  password: string;
  name: string;
  lang?: Language;
}

/** What is to be registered, as it is stored. Throws NameRequired, PasswordTooCommon, PasswordTooPersonal. */
export function checkRegistration({
  email: given,
  password,
  name: givenName,
  lang: language = DEFAULT_LANGUAGE,
}: Registration) {
  const email = cleanEmail(given);
  const name = cleanName(givenName);
  checkNewPassword(password, { email, name });
  return { email, name, password, language };
}

/**
 * Creates an account and, in the same transaction, the job that mails its verification link. With the
 * code of a gift card the card is activated and a session opened, all or nothing: an address that is
 * taken leaves the card unused. Answers that session. Throws EmailTaken or InvalidCode.
 */
export async function registerMember(
  deps: AccountDeps,
  { email, name, password, language }: ReturnType<typeof checkRegistration>,
  code: string | undefined,
  caller: Caller,
): Promise<AuthAnswer | undefined> {
  const { db, clock, jobs } = deps;
  const password_hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const now = clock();
    const values = { email, name, password_hash, language, created_at: now };
    const user = await insertUser(tx, values);
    if (!user) throw EmailTaken();
    await jobs.enqueue(tx, accountMail, { user_id: user.id, purpose: 'verify', language });
    if (code === undefined) return undefined;
    const gift_until = await redeemGiftCard(tx, code, user.id, now);
    return openSession(deps, tx, { ...user, gift_until }, caller);
  });
}
