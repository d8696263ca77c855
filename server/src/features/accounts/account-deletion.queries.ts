import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from './accounts.table.ts';

/** All administrators, locked until the transaction ends: none is demoted or leaves meanwhile. */
export function lockAdministrators(tx: Db) {
  const { id, verified_at } = users;
  const administrators = tx.select({ id, verified_at }).from(users).where(eq(users.role, 'admin'));
  return administrators.orderBy(id).for('update');
}

/** Deletes a person; whatever is theirs alone goes with the row. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

/**
 * Accounts made before `since` whose address was never confirmed: nobody has ever entered them. Those
 * that a gift card, a payment or an administrator made premium are in use, and are not among them.
 */
export async function selectUnverified(db: Db, since: Date): Promise<string[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNull(users.verified_at),
        lt(users.created_at, since),
        ne(users.role, 'admin'),
        eq(users.premium_granted, false),
        isNull(sql`coalesce(${users.premium_until}, ${users.gift_until})`),
      ),
    );
  return found.map(({ id }) => id);
}
