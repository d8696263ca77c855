import {
  type AdminUser,
  NEW_USER,
  type UserDeletion,
  UserFields,
  type UserListQuery,
} from '@codivia/contract/api/admin-users';
import type { Db } from '../../db/connect.ts';
import type { JobDeps } from '../../deps.ts';
import { onlyFields } from '../../only-fields.ts';
import { deleteAccount, expectOtherAdministrator } from '../accounts/account-deletion.service.ts';
import { EmailTaken } from '../accounts/accounts.errors.ts';
import { followEmailChange } from '../accounts/email-change.service.ts';
import { mailResetLinkTo } from '../accounts/password-change.service.ts';
import { admitHashing, checkNewPassword, hashPassword } from '../accounts/passwords.service.ts';
import { isPremium } from '../accounts/premium.queries.ts';
import { changePremium } from '../accounts/premium-change.service.ts';
import { cleanEmail, cleanName } from '../accounts/profile.service.ts';
import { isClassAddress } from '../accounts/users.queries.ts';
import { changesBetween, recordAudit } from '../audit/audit.service.ts';
import { ClassAccount } from '../permissions/permissions.errors.ts';
import { noteWithdrawnPremium } from '../portfolio/portfolio.queries.ts';
import { deleteUnofferedFactor } from '../second-factor/second-factor.service.ts';
import { adminUserOf, endOf } from './admin-user.ts';
import {
  PasswordFixed,
  ProviderIdsFixed,
  UserChanged,
  UserNotFound,
} from './admin-users.errors.ts';
import * as queries from './admin-users.queries.ts';
import { columnsOf } from './user-changes.ts';

interface ProviderIds {
  stripe_customer_id?: string | null;
  stripe_subscription_id?: string | null;
}
type Fields = Partial<UserFields> & ProviderIds;
type Edit = Fields & { password?: unknown; revision: number };
type NewUser = Fields & { name: string; email: string; password: string };

/** Fields whose values the audit log leaves out: it may outlive the account. */
const PERSONAL = ['name', 'email', 'bio', 'avatar_url'];

/** Throws UserNotFound. */
async function find(db: Db, id: string): Promise<queries.FoundUser> {
  const found = await queries.selectUser(db, id);
  if (!found) throw UserNotFound();
  return found;
}

/** Refuses ids of the payment provider that are not the present ones. Throws ProviderIdsFixed. */
function refuseOtherIds(
  given: ProviderIds,
  { customer, subscription }: Pick<queries.FoundUser, 'customer' | 'subscription'>,
): void {
  const other = (id: string | null | undefined, present: string | null) =>
    id !== undefined && (id || null) !== present;
  const { stripe_customer_id, stripe_subscription_id } = given;
  if (other(stripe_customer_id, customer) || other(stripe_subscription_id, subscription)) {
    throw ProviderIdsFixed();
  }
}

/** Returns the fields of an account that the audit log shows. */
const logged = (user: AdminUser) => onlyFields(UserFields, user);

export async function listAdminUsers(
  { db, clock }: JobDeps,
  query: UserListQuery,
): Promise<AdminUser[]> {
  return (await queries.selectUserList(db, query, clock())).map((user) =>
    adminUserOf(user, clock()),
  );
}

/** Throws UserNotFound. */
export async function readAdminUser({ db, clock }: JobDeps, id: string): Promise<AdminUser> {
  return adminUserOf(await find(db, id), clock());
}

/**
 * Throws EmailTaken, HashingBusy, NameRequired, PasswordTooCommon, PasswordTooPersonal or
 * ProviderIdsFixed.
 */
export async function createAdminUser(
  { db, clock }: JobDeps,
  adminId: string,
  { password, ...given }: NewUser,
): Promise<AdminUser> {
  refuseOtherIds(given, { customer: null, subscription: null });
  const { name, email, role, is_premium, is_verified, bio, avatar_url, ...rest } = {
    ...NEW_USER,
    ...given,
  };
  const row = { name: cleanName(name), email: cleanEmail(email), role, bio, avatar_url };
  checkNewPassword(password, row);
  const password_hash = await admitHashing(() => hashPassword(password));
  return db.transaction(async (tx) => {
    const now = clock();
    const id = await queries.insertUser(tx, {
      ...row,
      password_hash,
      language: rest.language,
      created_at: now,
      verified_at: is_verified ? now : null,
      premium_granted: is_premium,
      premium_until: endOf(rest.subscription_end_date),
    });
    if (!id) throw EmailTaken();
    const entry = { action: 'create', subject: 'user', subject_id: id, label: null } as const;
    await recordAudit(tx, adminId, now, entry);
    return adminUserOf(await find(tx, id), now);
  });
}

/** Refuses what a class account cannot have. Throws ClassAccount. */
function refuseForClass({ email }: Pick<queries.FoundUser, 'email'>, given: Fields): void {
  if (!isClassAddress(email)) return;
  const wanted = [
    given.email !== undefined,
    given.role === 'admin',
    given.is_premium,
    given.subscription_end_date,
    given.is_verified === false,
  ];
  if (wanted.some(Boolean)) throw ClassAccount();
}

async function isOtherEmail(db: Db, id: string, email: string): Promise<boolean> {
  const present = await queries.selectUser(db, id);
  return present !== undefined && present.email !== cleanEmail(email);
}

/**
 * Returns the columns of a changed address, which nobody has confirmed yet; an account whose former address was
 * confirmed is not purged meanwhile.
 */
const unconfirmed = ({ verified_at }: Pick<queries.FoundUser, 'verified_at'>, now: Date) => ({
  verified_at: null,
  wanted_email: null,
  ...(verified_at && { email_changed_at: now }),
});

/**
 * Mails the owner of an account a link to choose a new password, and records that in the audit log. Throws
 * UserNotFound or ClassAccount.
 */
export function sendUserResetLink(
  { db, clock, jobs }: JobDeps,
  adminId: string,
  id: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { language, email } = await find(tx, id);
    if (isClassAddress(email)) throw ClassAccount();
    await mailResetLinkTo({ jobs }, tx, { id, language });
    await recordAudit(tx, adminId, clock(), {
      action: 'update',
      subject: 'user',
      subject_id: id,
      label: null,
      changes: [{ field: 'reset_link' }],
    });
  });
}

/**
 * Changes the given fields over a revision. Throws UserNotFound, UserChanged, ClassAccount, EmailTaken,
 * LastAdministrator, NameRequired, PasswordFixed, PremiumPaid, SubscriptionRunning or ProviderIdsFixed.
 */
export function updateAdminUser(
  { db, clock, jobs }: JobDeps,
  adminId: string,
  id: string,
  { revision, password, ...given }: Edit,
): Promise<AdminUser> {
  if (password !== undefined) throw PasswordFixed();
  return db.transaction(async (tx) => {
    const isMoved = given.email !== undefined && (await isOtherEmail(tx, id, given.email));
    if (given.role === 'user' || given.is_verified === false || isMoved)
      await expectOtherAdministrator(tx, id);
    if (!(await queries.lockUser(tx, id))) throw UserNotFound();
    const before = await find(tx, id);
    const now = clock();
    if (before.revision !== revision) throw UserChanged(adminUserOf(before, now));
    refuseForClass(before, given);
    refuseOtherIds(given, before);
    const columns = columnsOf(before, given, now);
    if (Object.keys(columns).length === 0) return adminUserOf(before, now);
    const { email } = columns;
    const hasMoved = email !== undefined && email !== before.email;
    if (hasMoved) {
      if (await queries.isTaken(tx, email, id)) throw EmailTaken();
      Object.assign(columns, unconfirmed(before, now));
    }
    await changePremium(tx, { jobs, now }, id, () => queries.updateUser(tx, id, columns));
    if (hasMoved) await followEmailChange({ jobs, clock }, tx, before);
    if (columns.role === 'user') await deleteUnofferedFactor({ jobs, clock }, tx, id);
    const found = await find(tx, id);
    if (isPremium(before, now) && !isPremium(found, now)) await noteWithdrawnPremium(tx, id, now);
    const after = adminUserOf(found, now);
    const changes = changesBetween(logged(adminUserOf(before, now)), logged(after), PERSONAL);
    if (changes.length > 0) {
      const entry = { action: 'update', subject: 'user', subject_id: id, label: null } as const;
      await recordAudit(tx, adminId, now, { ...entry, changes });
    }
    return after;
  });
}

/** Returns the numbers of rows that would be deleted with the account. Throws UserNotFound. */
export async function previewUserDeletion({ db }: JobDeps, id: string): Promise<UserDeletion> {
  const { status } = await find(db, id);
  return {
    ...(await queries.countRetained(db, id)),
    subscription: status !== null && status !== 'ended',
  };
}

/** Deletes an account permanently. Throws UserNotFound or LastAdministrator. */
export function deleteAdminUser(
  { db, clock, jobs }: JobDeps,
  adminId: string,
  id: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    // Administrators are locked before the account itself, in the order of every deletion.
    await expectOtherAdministrator(tx, id);
    if (!(await queries.lockUser(tx, id))) throw UserNotFound();
    const entry = { action: 'delete', subject: 'user', subject_id: id, label: null } as const;
    await recordAudit(tx, adminId, clock(), entry);
    await deleteAccount(tx, { jobs, now: clock() }, id);
  });
}
