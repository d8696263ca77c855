import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { paced } from '../../db/paced.ts';
import { family_ties, parents } from './families.table.ts';

export type Parent = typeof parents.$inferSelect;

const hasEmail = (email: string) => eq(sql`lower(${parents.email})`, email.toLowerCase());

export async function findParent(db: Db, id: string): Promise<Parent | undefined> {
  return (await db.select().from(parents).where(eq(parents.id, id)))[0];
}

/** Returns the parent with an address who has accepted for a child. */
export async function findAcceptedParent(db: Db, email: string): Promise<Parent | undefined> {
  const [found] = await db
    .select({ parent: parents })
    .from(parents)
    .innerJoin(family_ties, eq(family_ties.parent_id, parents.id))
    .where(and(hasEmail(email), eq(family_ties.state, 'accepted')))
    .limit(1);
  return found?.parent;
}

/** Stores an address unless it is known, and returns its parent, locked until the transaction ends. */
export async function lockParentWith(
  tx: Db,
  parent: Pick<Parent, 'email' | 'language' | 'created_at'>,
): Promise<Parent> {
  await tx.insert(parents).values(parent).onConflictDoNothing();
  const [locked] = await tx.select().from(parents).where(hasEmail(parent.email)).for('update');
  if (!locked) throw new Error('a parent was not stored');
  return locked;
}

/** Records that a parent has followed a link. */
export async function confirmParent(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .update(parents)
    .set({
      confirmed_at: sql`coalesce(${parents.confirmed_at}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(parents.id, id));
}

const hasNoTie = (db: Db) =>
  notExists(
    db.select({ tie: sql`1` }).from(family_ties).where(eq(family_ties.parent_id, parents.id)),
  );

/**
 * Deletes those of the parents who have no tie. They are locked before, so that nobody gets a tie meanwhile: it would
 * be deleted with them.
 */
async function deleteUntied(tx: Db, ids: string[]): Promise<void> {
  const these = inArray(parents.id, ids);
  await tx.select({ id: parents.id }).from(parents).where(these).orderBy(parents.id).for('update');
  await tx.delete(parents).where(and(these, hasNoTie(tx)));
}

/** Deletes the address of a parent, with its links, once it has no tie. */
export const deleteIfUntied = (tx: Db, id: string): Promise<void> => deleteUntied(tx, [id]);

/** Deletes all addresses that have no tie. */
export async function deleteAllUntied(db: Db): Promise<void> {
  const untied = await db.select({ id: parents.id }).from(parents).where(hasNoTie(db));
  for (let first = 0; first < untied.length; first += 200) {
    const ids = untied.slice(first, first + 200).map(({ id }) => id);
    await paced(() => db.transaction((tx) => deleteUntied(tx, ids)));
  }
}
