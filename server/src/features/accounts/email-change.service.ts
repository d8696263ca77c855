import type { Db } from '../../db/connect.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { confirmLeaving } from '../leaving-school/finish-leaving.service.ts';
import { accountMail, announceEmailChange } from './account-mail.job.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { EmailTaken, SameEmail } from './accounts.errors.ts';
import { consumeMailToken, consumeMailTokensOf, endLinksOf } from './mail-tokens.queries.ts';
import { cleanEmail } from './profile.service.ts';
import { revokeSessionsOf } from './sessions.queries.ts';
import {
  findUser,
  findUserByEmail,
  isClassAddress,
  setEmail,
  setWantedEmail,
  type User,
} from './users.queries.ts';

/** Refuses an address that is the member's own already. Throws SameEmail. */
export function expectOtherEmail(user: SessionUser, typedEmail: string): string {
  const email = cleanEmail(typedEmail);
  if (email.toLowerCase() === user.email.toLowerCase()) throw SameEmail();
  return email;
}

/** Mails a link to the address that a member wants, and a notice to the present one. */
export function askForEmailChange(
  deps: AccountDeps,
  user: SessionUser,
  wanted: string,
): Promise<void> {
  const { db, jobs, clock } = deps;
  return db.transaction(async (tx) => {
    const { id: userId, language } = user;
    await setWantedEmail(tx, userId, wanted);
    await consumeMailTokensOf(tx, userId, 'email', clock());
    await jobs.enqueue(tx, accountMail, { user_id: userId, purpose: 'email', language });
    await announceEmailChange(deps, tx, user, 'asked');
  });
}

/** Mails a class account a link to the address that it wants. */
export function mailLeavingLink(
  { jobs }: Pick<AccountDeps, 'jobs'>,
  tx: Db,
  { id: userId, language }: Pick<User, 'id' | 'language'>,
): Promise<void> {
  return jobs.enqueue(tx, accountMail, { user_id: userId, purpose: 'email', language });
}

/** The result of confirming a wanted address: `leaving` and `parent missing` are those of class accounts. */
type Change = 'changed' | 'leaving' | 'parent missing';

/**
 * Gives an account the address that a link was mailed to, ends all its sessions and links, and notifies the former
 * address; class accounts go the way of finishLeaving. Undefined when the link confirms no such address (any more).
 * Throws EmailTaken.
 */
export function changeEmailWith(
  deps: AccountDeps,
  token_hash: string,
): Promise<Change | undefined> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const id = await consumeMailToken(tx, token_hash, 'email', now);
    const user = id === undefined ? undefined : await findUser(tx, id);
    if (!user?.wanted_email) return undefined;
    const owner = await findUserByEmail(tx, user.wanted_email);
    if (owner && owner.id !== user.id) throw EmailTaken();
    if (isClassAddress(user.email)) return confirmLeaving(tx, deps, user);
    await setEmail(tx, user.id, user.wanted_email, now);
    await endLinksOf(tx, user.id, now);
    await revokeSessionsOf(tx, user.id, now);
    await announceEmailChange(deps, tx, user, 'changed');
    return 'changed';
  });
}

/**
 * Follows a change of address by an administrator: ends sessions and links, notifies the former address, and mails the
 * new one a link, before which nobody signs in.
 */
export async function followEmailChange(
  deps: Pick<AccountDeps, 'jobs' | 'clock'>,
  tx: Db,
  former: Pick<User, 'id' | 'email' | 'language'>,
): Promise<void> {
  const now = deps.clock();
  const { id: userId, language } = former;
  await endLinksOf(tx, userId, now);
  await revokeSessionsOf(tx, userId, now);
  await announceEmailChange(deps, tx, former, 'changed');
  await deps.jobs.enqueue(tx, accountMail, { user_id: userId, purpose: 'verify', language });
}
