import { DEFAULT_LANGUAGE, type Language } from '@codivia/contract/language';
import { MAILS_PER_ADDRESS, REGISTRATIONS } from './account-limits.ts';
import { accountMail } from './account-mail.job.ts';
import { EmailTaken, InvalidCode } from './accounts.errors.ts';
import type { AccountsWorld } from './accounts.world.ts';
import { cleanEmail, cleanName } from './identity.ts';
import { hashPassword } from './passwords.ts';
import { findUserByEmail, insertUser } from './users.queries.ts';

export interface Registration {
  email: string;
  password: string;
  name: string;
  lang?: Language;
}

/**
 * Creates an account and, in the same transaction, the job that mails its verification link. A code
 * opens nothing but what it was issued for, and none has been issued. Throws EmailTaken, InvalidCode,
 * NameRequired, TooManyRequests.
 */
export async function registerMember(
  world: AccountsWorld,
  { email: given, password, name: givenName, lang: language = DEFAULT_LANGUAGE }: Registration,
  code: string | undefined,
  network: string,
): Promise<void> {
  const { db, clock, jobs, limits } = world;
  if (code !== undefined) throw InvalidCode();
  const email = cleanEmail(given);
  const name = cleanName(givenName);
  await limits.spend(REGISTRATIONS, network);
  if (await findUserByEmail(db, email)) throw EmailTaken();
  const password_hash = await hashPassword(password);
  await limits.trySpend(MAILS_PER_ADDRESS, email.toLowerCase());
  await db.transaction(async (tx) => {
    const values = { email, name, password_hash, language, created_at: clock() };
    const user = await insertUser(tx, values);
    if (!user) throw EmailTaken();
    await jobs.enqueue(tx, accountMail, { user_id: user.id, purpose: 'verify', language });
  });
}
