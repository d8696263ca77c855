import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';

const address = sql<string>`lower(${users.email})`;

/** Returns those of the addresses, in lower case, that have an account. */
export async function selectTaken(db: Db, addresses: string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const found = await db.select({ address }).from(users).where(inArray(address, addresses));
  return new Set(found.map((row) => row.address));
}

/** Creates accounts; those whose address was taken meanwhile are left out. */
export function insertUsers(tx: Db, rows: (typeof users.$inferInsert)[]) {
  const { id, email, language } = users;
  return tx.insert(users).values(rows).onConflictDoNothing().returning({ id, email, language });
}
