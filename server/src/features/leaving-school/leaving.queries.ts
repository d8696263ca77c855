import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { paced } from '../../db/paced.ts';
import { users } from '../accounts/accounts.table.ts';
import { lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { dropLeaving } from '../classes/class-members.queries.ts';
import { class_members, classes, pupils } from '../classes/classes.table.ts';
import { leavingAtSql } from './leaving-wait.queries.ts';

/** Locks a class account until the transaction ends; undefined for personal ones. The user is locked before. */
export async function lockPupil(tx: Db, userId: string) {
  const found = tx.select().from(pupils).where(eq(pupils.user_id, userId));
  return (await found.for('update'))[0];
}

/** Returns how far a class account is on its way, and the end of its class. */
export async function selectLeaving(db: Db, userId: string) {
  const { leaving_asked_at, address_confirmed_at } = pupils;
  const [found] = await db
    .select({ leaving_asked_at, address_confirmed_at, deleted_after: classes.delete_after })
    .from(pupils)
    .innerJoin(classes, eq(classes.id, pupils.class_id))
    .where(eq(pupils.user_id, userId));
  return found;
}

export async function updatePupil(
  tx: Db,
  userId: string,
  changes: Partial<typeof pupils.$inferInsert>,
): Promise<void> {
  await tx.update(pupils).set(changes).where(eq(pupils.user_id, userId));
}

/** Makes a class account a personal one: the same account, which stays in its classes. */
export async function makePersonal(
  tx: Db,
  userId: string,
  account: { email: string; password_hash: string; verified_at: Date },
): Promise<void> {
  const changes = { ...account, wanted_email: null };
  await tx.update(users).set(changes).where(eq(users.id, userId));
  await tx.update(class_members).set({ user_name: null }).where(eq(class_members.user_id, userId));
  await tx.delete(pupils).where(eq(pupils.user_id, userId));
}

/** Returns the class accounts whose address has been confirmed for long enough. */
export async function selectWaited(db: Db, now: Date): Promise<string[]> {
  const waited = sql`${sql.raw(leavingAtSql('pupils'))} <= ${now.toISOString()}::timestamptz`;
  const found = db.select({ id: pupils.user_id }).from(pupils);
  return (await found.where(waited)).map(({ id }) => id);
}

/** Ends the membership in a class from which a teacher had removed the account. */
export async function deleteMembership(tx: Db, classId: string, userId: string): Promise<void> {
  const one = and(eq(class_members.class_id, classId), eq(class_members.user_id, userId));
  await tx.delete(class_members).where(one);
}

/** Forgets the addresses and passwords that class accounts asked for before `since` and have not got. */
export async function forgetOldLeavings(db: Db, since: Date): Promise<void> {
  const old = lte(pupils.leaving_asked_at, since);
  for (const { id } of await db.select({ id: pupils.user_id }).from(pupils).where(old)) {
    const forget = async (tx: Db) => {
      await lockPremiumGrounds(tx, id);
      const mine = and(eq(pupils.user_id, id), old);
      const found = await tx.select({ id: pupils.user_id }).from(pupils).where(mine);
      if (found.length > 0) await dropLeaving(tx, [id]);
    };
    await paced(() => db.transaction(forget));
  }
}
