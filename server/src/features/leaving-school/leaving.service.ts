import type { Input } from '@codivia/contract/api/endpoint';
import type * as contract from '@codivia/contract/api/leaving-school';
import type { LeavingParent, SchoolLeaving } from '@codivia/contract/api/leaving-school';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { mailLeavingLink } from '../accounts/email-change.service.ts';
import { consumeMailTokensOf } from '../accounts/mail-tokens.queries.ts';
import { checkNewPassword, hashPassword, passwordFits } from '../accounts/passwords.service.ts';
import { cleanEmail } from '../accounts/profile.service.ts';
import { findUser, isClassAddress, setWantedEmail, type User } from '../accounts/users.queries.ts';
import { plainWords } from '../classes/class-accounts.service.ts';
import { dropLeaving } from '../classes/class-members.queries.ts';
import { type AskingDeps, lockChild, nameParent } from '../families/asking.service.ts';
import { becomeFifteen } from '../families/fifteen.service.ts';
import { deleteLinksAbout } from '../families/parent-links.queries.ts';
import { deleteTie, selectTiesOfChild } from '../families/ties.queries.ts';
import { insertAge } from '../permissions/age.queries.ts';
import { AgeAnswered } from '../permissions/permissions.errors.ts';
import { OnlyClassAccounts, ParentAddressMissing, WrongWords } from './leaving.errors.ts';
import { lockPupil, selectLeaving, updatePupil } from './leaving.queries.ts';
import { leavingAt } from './leaving-wait.queries.ts';

/** The dependencies of leaving. `spendLink` counts the mail to the new address within its transaction. */
interface LeavingDeps extends AskingDeps {
  spendLink: (tx: Db, clock: Deps['clock'], email: string) => Promise<void>;
}

type Leaving = Input<typeof contract.leaveSchool>['body'];

/** Throws OnlyClassAccounts or WrongWords. To be called within `admitHashing`. */
export async function checkWordsOf({ db }: Deps, userId: string, words: string): Promise<void> {
  const user = await findUser(db, userId);
  if (!user || !isClassAddress(user.email)) throw OnlyClassAccounts();
  if (!(await passwordFits(user.password_hash, plainWords(words)))) throw WrongWords();
}

/** The answer of parents so far, and the address of the one that it is about. */
async function parentsOf(db: Db, userId: string): Promise<[LeavingParent, string | null]> {
  const all = await selectTiesOfChild(db, userId);
  const newest = (state: string) => all.findLast(({ tie }) => tie.state === state);
  for (const state of ['accepted', 'asked', 'refused', 'not_mine'] as const) {
    const found = newest(state);
    if (found) return [state === 'not_mine' ? 'refused' : state, found.email];
  }
  return ['missing', null];
}

/** Returns how far a class account is on the way to a personal one. Throws OnlyClassAccounts. */
export async function readLeaving({ db }: Deps, userId: string): Promise<SchoolLeaving> {
  const user = await findUser(db, userId);
  const found = await selectLeaving(db, userId);
  if (!user || !found) throw OnlyClassAccounts();
  const isUnder15 = user.age_group === 'under_15';
  const [parent, parent_email] = isUnder15
    ? await parentsOf(db, userId)
    : (['not_needed', null] as const);
  return {
    asked_at: found.leaving_asked_at?.toISOString() ?? null,
    email: user.wanted_email,
    email_confirmed: found.address_confirmed_at !== null,
    changes_at: leavingAt(found.address_confirmed_at)?.toISOString() ?? null,
    parent,
    parent_email,
    deleted_after: found.deleted_after?.toISOString() ?? null,
  };
}

/**
 * Stores the answer to “15 or older?”, which is given once: after “under 15” only that they have turned 15. Throws
 * AgeAnswered or TooSoon.
 */
async function keepAge(tx: Db, deps: AskingDeps, member: User, over15: boolean) {
  if (await insertAge(tx, member.id, over15, deps.clock())) return;
  if ((member.age_group === '15_or_older') === over15) return;
  if (!over15) throw AgeAnswered();
  await becomeFifteen(tx, deps, member);
}

/** Asks a parent, unless one has accepted; a question to another address that has no answer is taken back. */
async function askAParent(tx: Db, deps: AskingDeps, child: User, { parent_email, lang }: Leaving) {
  const known = await selectTiesOfChild(tx, child.id);
  if (known.some(({ tie }) => tie.state === 'accepted')) return;
  if (parent_email === undefined) throw ParentAddressMissing();
  const wanted = cleanEmail(parent_email).toLowerCase();
  for (const { tie, email } of known) {
    if (tie.state !== 'asked' || email.toLowerCase() === wanted) continue;
    await deleteTie(tx, tie);
    await deleteLinksAbout(tx, tie.parent_id, child.id);
  }
  await nameParent(tx, deps, child, { email: parent_email, ...(lang && { lang }) });
}

/**
 * Prepares that a class account becomes a personal one: keeps the address, the password and the age, and mails the link
 * and the question to a parent. Asked again, the latest counts, and the address has to be confirmed again: somebody else
 * may know the words. To be called within `admitHashing`. Throws OnlyClassAccounts, AgeAnswered, TooSoon, ParentAddressMissing, PasswordTooCommon,
 * PasswordTooPersonal, TooManyRequests, or what nameParent throws.
 */
export async function leaveSchool(
  deps: LeavingDeps,
  user: SessionUser,
  input: Leaving,
): Promise<void> {
  const email = cleanEmail(input.email);
  checkNewPassword(input.password, { email, name: user.name });
  const next_password_hash = await hashPassword(input.password);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    await consumeMailTokensOf(tx, user.id, 'email', now);
    const account = await lockChild(tx, user.id);
    if (!(await lockPupil(tx, user.id))) throw OnlyClassAccounts();
    await keepAge(tx, deps, account, input.over_15);
    await setWantedEmail(tx, user.id, email);
    await updatePupil(tx, user.id, {
      next_password_hash,
      leaving_asked_at: now,
      address_confirmed_at: null,
    });
    await deps.spendLink(tx, deps.clock, email);
    await mailLeavingLink(deps, tx, user);
    const child = await lockChild(tx, user.id);
    if (!input.over_15) await askAParent(tx, deps, child, input);
  });
}

/**
 * Ends what was begun to make a class account a personal one; nothing was begun, nothing changes. Throws
 * OnlyClassAccounts.
 */
export function stopLeaving({ db, clock }: Deps, userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await consumeMailTokensOf(tx, userId, 'email', clock());
    await lockChild(tx, userId);
    if (!(await lockPupil(tx, userId))) throw OnlyClassAccounts();
    await dropLeaving(tx, [userId]);
  });
}
