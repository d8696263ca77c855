import type { AuthAnswer } from '@codivia/contract/accounts';
import { DEFAULT_LANGUAGE, type Language } from '@codivia/contract/language';
import { admitCode, redeemGiftCard } from '../gift-cards/gift-cards.service.ts';
import { MAILS_PER_ADDRESS, REGISTRATIONS } from './account-limits.ts';
import { accountMail } from './account-mail.job.ts';
import { EmailTaken } from './accounts.errors.ts';
import type { AccountsWorld } from './accounts.world.ts';
import { cleanEmail, cleanName } from './identity.ts';
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
 * Creates an account and, in the same transaction, the job that mails its verification link. With the
 * code of a gift card the card is activated and a session opened, all or nothing: an address that is
 * taken leaves the card unused. Answers that session. Throws EmailTaken, InvalidCode, NameRequired,
 * TooManyRequests.
 */
export async function registerMember(
  world: AccountsWorld,
  { email: given, password, name: givenName, lang: language = DEFAULT_LANGUAGE }: Registration,
  code: string | undefined,
  network: string,
): Promise<AuthAnswer | undefined> {
  const { db, clock, jobs, limits } = world;
  const email = cleanEmail(given);
  const name = cleanName(givenName);
  await limits.spend(REGISTRATIONS, network);
  if (code !== undefined) await admitCode(world, code, network);
  if (await findUserByEmail(db, email)) throw EmailTaken();
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
    return openSession(world, tx, { ...user, gift_until });
  });
}
