import type { FamilySwitches } from '@codivia/contract/api/family';
import { and, asc, count, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { users } from '../accounts/accounts.table.ts';
import { consents, family_ties, parents } from './families.table.ts';

export type Tie = typeof family_ties.$inferSelect;

const { child_id, parent_id, state, asked_at, answered_at } = family_ties;

const between = (parentId: string, childId: string) =>
  and(eq(parent_id, parentId), eq(child_id, childId));

/** The switches of a tie. */
export const switchesOf = ({
  may_publish,
  may_mentoring,
  may_live,
  weekly_mail,
}: FamilySwitches): FamilySwitches => ({ may_publish, may_mentoring, may_live, weekly_mail });

/** Returns the names of the switches that are on, as the record keeps them. */
export const allowedBy = (switches: FamilySwitches): string[] =>
  Object.entries(switchesOf(switches)).flatMap(([name, on]) =>
    on ? [name.replace('may_', '')] : [],
  );

export async function findTie(db: Db, parentId: string, childId: string) {
  return (await db.select().from(family_ties).where(between(parentId, childId)))[0];
}

/** Locks a tie until the transaction ends. */
export async function lockTie(tx: Db, parentId: string, childId: string) {
  const found = tx.select().from(family_ties).where(between(parentId, childId));
  return (await found.for('update'))[0];
}

export async function insertTie(tx: Db, tie: typeof family_ties.$inferInsert): Promise<void> {
  await tx.insert(family_ties).values(tie);
}

export async function updateTie(
  tx: Db,
  { parent_id: parentId, child_id: childId }: Pick<Tie, 'parent_id' | 'child_id'>,
  changes: Partial<Tie>,
): Promise<void> {
  await tx.update(family_ties).set(changes).where(between(parentId, childId));
}

export async function deleteTie(
  tx: Db,
  { parent_id: parentId, child_id: childId }: Pick<Tie, 'parent_id' | 'child_id'>,
): Promise<void> {
  await tx.delete(family_ties).where(between(parentId, childId));
}

/** Adds to the record of consent of a child. */
export async function record(tx: Db, consent: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(consent);
}

/** The ties of a child with the addresses of the parents, the oldest first. */
export function selectTiesOfChild(db: Db, childId: string) {
  return db
    .select({ tie: family_ties, email: parents.email })
    .from(family_ties)
    .innerJoin(parents, eq(parents.id, parent_id))
    .where(eq(child_id, childId))
    .orderBy(asc(asked_at), asc(parent_id));
}

/** The ties of a parent with the children, by their names. */
export function selectTiesOfParent(db: Db, parentId: string) {
  const { id, name, age_group } = users;
  return db
    .select({ tie: family_ties, child: { id, name, age_group } })
    .from(family_ties)
    .innerJoin(users, eq(users.id, child_id))
    .where(eq(parent_id, parentId))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id));
}

/** The number of children whom a parent has, or is asked about, except for one of them. */
export async function countChildren(tx: Db, parentId: string, exceptId: string): Promise<number> {
  const others = and(
    eq(parent_id, parentId),
    ne(child_id, exceptId),
    inArray(state, ['asked', 'accepted']),
  );
  return (await tx.select({ found: count() }).from(family_ties).where(others))[0]?.found ?? 0;
}

/** The number of parents whom a child has asked, or has. */
export async function countParents(tx: Db, childId: string): Promise<number> {
  const counted = and(eq(child_id, childId), inArray(state, ['asked', 'accepted']));
  return (await tx.select({ found: count() }).from(family_ties).where(counted))[0]?.found ?? 0;
}

/** Ids of the parents who have accepted for a child. */
export async function acceptedParentsOf(db: Db, childId: string): Promise<string[]> {
  const accepted = and(eq(child_id, childId), eq(state, 'accepted'));
  const found = await db.select({ parent_id }).from(family_ties).where(accepted);
  return found.map((tie) => tie.parent_id);
}

/** Records that a parent has looked at the page of these children. */
export async function noteSeen(
  db: Db,
  parentId: string,
  childIds: string[],
  now: Date,
): Promise<void> {
  const seen = and(eq(parent_id, parentId), inArray(child_id, childIds));
  await db.update(family_ties).set({ seen_at: now }).where(seen);
}

/** Takes the unanswered questions of before `since` that were not asked again yet; each is taken once. */
export function takeUnanswered(tx: Db, since: Date, now: Date, limit: number) {
  const due = and(eq(state, 'asked'), isNull(family_ties.reminded_at), lte(asked_at, since));
  const some = tx
    .select({ row: sql`${family_ties}.ctid` })
    .from(family_ties)
    .where(due)
    .limit(limit);
  return tx
    .update(family_ties)
    .set({ reminded_at: now })
    .where(and(due, sql`${family_ties}.ctid in ${some}`))
    .returning({ child_id, parent_id });
}

/** Deletes questions that were asked before `since` and not answered, and those that were refused before. */
export function deleteOldTies(db: Db, since: Date): Promise<void> {
  const unanswered = and(eq(state, 'asked'), lte(asked_at, since));
  const refused = and(inArray(state, ['refused', 'not_mine']), lte(answered_at, since));
  const where = or(unanswered, refused);
  return deleteInBatches(db, { table: family_ties, key: child_id, where });
}

/** Ids of the children whose deletion a parent asked for before `since`. */
export async function selectDueDeletions(db: Db, since: Date): Promise<string[]> {
  const found = await db
    .selectDistinct({ child_id })
    .from(family_ties)
    .where(
      and(isNotNull(family_ties.deletion_asked_at), lte(family_ties.deletion_asked_at, since)),
    );
  return found.map((tie) => tie.child_id);
}

/** Ends the requests to delete a child's account, and returns the parents who had asked. */
export async function endDeletionRequests(tx: Db, childId: string): Promise<string[]> {
  const asked = and(eq(child_id, childId), isNotNull(family_ties.deletion_asked_at));
  const ended = await tx
    .update(family_ties)
    .set({ deletion_asked_at: null })
    .where(asked)
    .returning({ parent_id });
  return ended.map((tie) => tie.parent_id);
}
