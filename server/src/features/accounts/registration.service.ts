import type { AuthAnswer } from '@codivia/contract/accounts';
import { DEFAULT_LANGUAGE, type Language } from '@codivia/contract/language';
import { TooManyRequests } from '../../errors.ts';
import { createRateLimits } from '../../services/rate-limits.ts';
import { admitCode, redeemGiftCard } from '../gift-cards/gift-cards.service.ts';
import {
  KNOWN_ADDRESS,
  KNOWN_ADDRESSES,
  MAILS_PER_ADDRESS,
  REGISTRATIONS,
} from './account-limits.ts';
import { accountMail } from './account-mail.job.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { EmailTaken } from './accounts.errors.ts';
import type { Caller } from './devices.ts';
import { cleanEmail, cleanName } from './identity.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './sessions.service.ts';
import { findUserByEmail, insertUser } from './users.queries.ts';

export interface Registration {
  email: string;
  password: string;
  name: string;
  lang?: Language;
}

/**
 * Refuses an address that has an account, and counts that its network knows so now. Once the network
 * has learned of as many as it may, every address is refused alike, since a refusal of the known ones
 * alone would tell as much. Throws EmailTaken or TooManyRequests.
 */
async function admitAddress(
  { db, clock }: AccountDeps,
  email: string,
  network: string,
): Promise<void> {
  const refusal = await db.transaction(async (tx) => {
    const limits = createRateLimits(tx, clock);
    // Holds the count until the transaction ends: addresses tried at once are looked at one by one.
    const { uses, seconds } = await limits.left(KNOWN_ADDRESSES, network);
    if (uses === 0) return TooManyRequests(seconds);
    if (!(await findUserByEmail(tx, email))) return undefined;
    const isNew = await limits.trySpend(KNOWN_ADDRESS, `${network}\0${email.toLowerCase()}`);
    if (isNew) await limits.trySpend(KNOWN_ADDRESSES, network);
    return EmailTaken();
  });
  if (refusal) throw refusal;
}

/**
 * Creates an account and, in the same transaction, the job that mails its verification link. With the
 * code of a gift card the card is activated and a session opened, all or nothing: an address that is
 * taken leaves the card unused. Answers that session. Throws EmailTaken, InvalidCode, NameRequired,
 * PasswordTooCommon, PasswordTooPersonal, TooManyRequests.
 */
export async function registerMember(
  deps: AccountDeps,
  { email: given, password, name: givenName, lang: language = DEFAULT_LANGUAGE }: Registration,
  code: string | undefined,
  caller: Caller,
): Promise<AuthAnswer | undefined> {
  const { db, clock, jobs, limits } = deps;
  const email = cleanEmail(given);
  const name = cleanName(givenName);
  checkNewPassword(password, { email, name });
  await limits.spend(REGISTRATIONS, caller.network);
  if (code !== undefined) await admitCode(deps, code, caller.network);
  await admitAddress(deps, email, caller.network);
  const password_hash = await hashPassword(password);
  await limits.trySpend(MAILS_PER_ADDRESS, email.toLowerCase());
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
