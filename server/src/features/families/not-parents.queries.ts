import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { mailboxOf } from '../../services/same-mailbox.ts';
import { not_parents } from './families.table.ts';

/** An address that a child has given, with the secret by which it is hashed. */
export interface GivenAddress {
  tokenSecret: string;
  childId: string;
  email: string;
}

/** Returns the hash by which an address is kept; those that reach the same mailbox have the same one. */
function hashOfAddress({ tokenSecret, childId, email }: GivenAddress): string {
  const text = `not-parent\0${childId}\0${mailboxOf(email)}`;
  return createHmac('sha256', tokenSecret).update(text).digest('base64url');
}

/** Records that the owner of an address is no parent of a child. */
export async function insertNotParent(tx: Db, given: GivenAddress, at: Date): Promise<void> {
  const row = { child_id: given.childId, address_hash: hashOfAddress(given), at };
  await tx.insert(not_parents).values(row).onConflictDoNothing();
}

/** Tells whether the owner of an address has said that they are no parent of a child. */
export async function isNotParent(db: Db, given: GivenAddress): Promise<boolean> {
  const { child_id, address_hash, at } = not_parents;
  const same = and(eq(child_id, given.childId), eq(address_hash, hashOfAddress(given)));
  return (await db.select({ at }).from(not_parents).where(same)).length > 0;
}
