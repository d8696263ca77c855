import { NAME_REQUESTS_SHOWN } from '@codivia/contract/api/certificate-names';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { certificate_name_requests } from './certificate-names.table.ts';

export type NameRequestRow = typeof certificate_name_requests.$inferSelect;

/** The member's request that waits. */
const waitingOf = (userId: string) =>
  and(
    eq(certificate_name_requests.user_id, userId),
    eq(certificate_name_requests.state, 'waiting'),
  );

export async function selectRequest(db: Db, userId: string): Promise<NameRequestRow | undefined> {
  const [found] = await db
    .select()
    .from(certificate_name_requests)
    .where(eq(certificate_name_requests.user_id, userId));
  return found;
}

/** Stores a request; it replaces the one before. */
export async function putRequest(
  db: Db,
  userId: string,
  values: { name: string; why: string; requested_at: Date },
): Promise<NameRequestRow> {
  const request = { ...values, state: 'waiting', decided_at: null, words: '' } as const;
  const [stored] = await db
    .insert(certificate_name_requests)
    .values({ ...request, user_id: userId })
    .onConflictDoUpdate({
      target: certificate_name_requests.user_id,
      set: { ...request, id: sql`excluded.id` },
    })
    .returning();
  if (!stored) throw new Error('the request was not stored');
  return stored;
}

export async function deleteWaiting(db: Db, userId: string): Promise<void> {
  await db.delete(certificate_name_requests).where(waitingOf(userId));
}

/** Counts the requests of all members that wait. */
export function countWaiting(db: Db): Promise<number> {
  return db.$count(certificate_name_requests, eq(certificate_name_requests.state, 'waiting'));
}

/** Returns the requests that wait, the oldest first, with the members who made them. */
export function selectWaiting(db: Db) {
  return db
    .select({
      request: certificate_name_requests,
      user: { id: users.id, name: users.name, language: users.language },
    })
    .from(certificate_name_requests)
    .innerJoin(users, eq(users.id, certificate_name_requests.user_id))
    .where(eq(certificate_name_requests.state, 'waiting'))
    .orderBy(asc(certificate_name_requests.requested_at), asc(certificate_name_requests.id))
    .limit(NAME_REQUESTS_SHOWN);
}

/** Settles a request, if it still waits: of several decisions at once, only one finds it. */
export async function settle(
  tx: Db,
  { userId, id }: { userId: string; id: string },
  outcome: { state: 'accepted' | 'declined'; words: string; decided_at: Date },
): Promise<NameRequestRow | undefined> {
  const [settled] = await tx
    .update(certificate_name_requests)
    .set(outcome)
    .where(and(waitingOf(userId), eq(certificate_name_requests.id, id)))
    .returning();
  return settled;
}
