import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from './accounts.table.ts';

/** The present names of members, by id; those who are gone are missing. */
export async function namesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = users;
  const found = await db.select({ id, name }).from(users).where(inArray(id, ids));
  return new Map(found.map((one) => [one.id, one.name]));
}
