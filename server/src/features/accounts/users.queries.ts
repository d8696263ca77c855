import type { Language } from '@codivia/contract/api/language';
import { and, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { notifyLive } from '../../db/live-notices.ts';
import { users } from './accounts.table.ts';

/** Replaces the id of people who do not exist, so that a look-up for them costs the same. */
export const UNKNOWN_USER = '00000000-0000-0000-0000-000000000000';

/**
 * The account that owns the projects of the team in the gallery (docs/decisions/0350). Nobody signs in to it: its
 * password is random and kept nowhere, and its address is none that a form accepts or a mail reaches. It is in no list
 * or figure of members.
 */
export const TEAM_AUTHOR = '00000000-0000-4000-8000-000000000001';

/** The address in its row, which must have one. */
export const TEAM_ADDRESS = 'team';

/** Class accounts have no address: `class:` and their id stand in the row, which must have one. */
const CLASS_ADDRESS = 'class:';

export const classAddress = (userId: string): string => `${CLASS_ADDRESS}${userId}`;

export const isClassAddress = (email: string): boolean => email.startsWith(CLASS_ADDRESS);

/** The condition that a row of users is neither a class account nor the author of the team's projects. */
export const hasMailbox: SQL = sql`(${users.id} <> ${TEAM_AUTHOR} and not starts_with(${users.email}, ${CLASS_ADDRESS}))`;

export type User = typeof users.$inferSelect;

/** Returns the account with an address; a class account has none. */
export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`));
  return user && isClassAddress(user.email) ? undefined : user;
}

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Undefined if the address is taken, also in another case. */
export async function insertUser(
  db: Db,
  user: typeof users.$inferInsert,
): Promise<User | undefined> {
  const [inserted] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return inserted;
}

export async function markVerified(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({
      verified_at: sql`coalesce(${users.verified_at}, ${now.toISOString()})`,
      registered_on: null,
    })
    .where(eq(users.id, id));
}

/** Records the address that a member wants, or none. */
export async function setWantedEmail(db: Db, id: string, wanted: string | null): Promise<void> {
  await db.update(users).set({ wanted_email: wanted }).where(eq(users.id, id));
}

/** Sets the confirmed address that a member wanted. */
export async function setEmail(db: Db, id: string, email: string, now: Date): Promise<void> {
  const confirmed = { email, wanted_email: null, verified_at: now };
  await db.update(users).set(confirmed).where(eq(users.id, id));
}

/**
 * Sets the password of the owner. A new one also drops an address that is not confirmed yet: somebody else may have asked for it.
 */
export async function setPassword(db: Db, id: string, password_hash: string): Promise<void> {
  const changes = { password_hash, wanted_email: null, temporary_until: null };
  await db.update(users).set(changes).where(eq(users.id, id));
}

/** Sets a temporary password, which opens no session and works until a moment. */
export async function setTemporaryPassword(
  db: Db,
  id: string,
  password_hash: string,
  temporary_until: Date,
): Promise<void> {
  const changes = { password_hash, wanted_email: null, temporary_until };
  await db.update(users).set(changes).where(eq(users.id, id));
}

/** Stores the given fields and returns the changed profile. */
export async function updateProfileOf(
  db: Db,
  id: string,
  changes: { name?: string; language?: Language },
): Promise<User | undefined> {
  if (changes.name === undefined && changes.language === undefined) return findUser(db, id);
  const [user] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
  return user;
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .limit(1);
  return found.length > 0;
}

/** The present names of members, by id; those who are gone are missing. */
export async function namesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = users;
  const found = await db.select({ id, name }).from(users).where(inArray(id, ids));
  return new Map(found.map((one) => [one.id, one.name]));
}

/**
 * Returns the name, address and language for a mail to a member; undefined once the account is deleted, for the author
 * of the team's projects, and for class accounts, which have no mailbox.
 */
export async function recipientOf(
  db: Db,
  userId: string,
): Promise<Pick<User, 'name' | 'email' | 'language'> | undefined> {
  if (userId === TEAM_AUTHOR) return undefined;
  const user = await findUser(db, userId);
  return user && !isClassAddress(user.email) ? user : undefined;
}

/** All administrators, locked until the transaction ends: none is demoted or leaves meanwhile. */
export function lockAdministrators(tx: Db) {
  const { id, verified_at } = users;
  const administrators = tx.select({ id, verified_at }).from(users).where(eq(users.role, 'admin'));
  return administrators.orderBy(id).for('update');
}

/** Deletes a person; rows that belong to them alone are deleted with it. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
  await notifyLive(db, 'rights');
}

/**
 * Returns accounts created before `since` whose address was never confirmed: nobody has ever signed in to them. Those
 * that a gift card, a payment or an administrator made premium are in use, and are not among them; class accounts have
 * no address to confirm.
 */
export async function selectUnverified(db: Db, since: Date): Promise<string[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        hasMailbox,
        isNull(users.verified_at),
        isNull(users.email_changed_at),
        lt(users.created_at, since),
        ne(users.role, 'admin'),
        eq(users.premium_granted, false),
        isNull(sql`coalesce(${users.premium_until}, ${users.gift_until})`),
      ),
    );
  return found.map(({ id }) => id);
}
