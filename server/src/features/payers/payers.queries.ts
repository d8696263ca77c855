import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { family_ties, parents } from '../families/families.table.ts';
import type { FamilyCaller } from '../families/parent-links.queries.ts';
import { payment_customers } from '../subscriptions/subscriptions.table.ts';
import { payers, payment_requests } from './payers.table.ts';

export type Payer = typeof payers.$inferSelect;
export type Request = typeof payment_requests.$inferSelect;

/** The purpose of a link in a payer's mail: managing one subscription, while this address pays for it. */
export const payerPurpose = (email: string): string => `payer\0${email.toLowerCase()}`;

/** Returns whoever pays for a member; undefined when members pay themselves. */
export async function findPayer(db: Db, userId: string): Promise<Payer | undefined> {
  const [found] = await db.select().from(payers).where(eq(payers.user_id, userId));
  return found;
}

/**
 * Returns the payer of a child, with the child's name, if it is the parent of a link: they have accepted, the link shows
 * this child, and the subscription is paid for with their address.
 */
export async function findPayingParent(
  db: Db,
  { id, only_child }: FamilyCaller,
  childId: string,
): Promise<{ payer: Payer; name: string } | undefined> {
  const { child_id, parent_id, state } = family_ties;
  const [found] = await db
    .select({ payer: payers, name: users.name })
    .from(payers)
    .innerJoin(users, eq(users.id, payers.user_id))
    .innerJoin(family_ties, and(eq(child_id, payers.user_id), eq(state, 'accepted')))
    .innerJoin(parents, eq(parents.id, parent_id))
    .where(
      and(
        eq(payers.user_id, childId),
        eq(parents.id, id),
        sql`lower(${parents.email}) = lower(${payers.email})`,
        only_child ? eq(child_id, only_child) : undefined,
      ),
    );
  return found;
}

export async function insertRequest(
  db: Db,
  request: typeof payment_requests.$inferInsert,
): Promise<string> {
  const [inserted] = await db
    .insert(payment_requests)
    .values(request)
    .returning({ id: payment_requests.id });
  if (!inserted) throw new Error('the request was not written');
  return inserted.id;
}

/** Returns a request that still has to be mailed, or was. */
export async function findRequestById(db: Db, id: string): Promise<Request | undefined> {
  const [found] = await db.select().from(payment_requests).where(eq(payment_requests.id, id));
  return found;
}

/** Sets the hash of the token of a request's link; the one before no longer works. */
export async function setToken(db: Db, id: string, token_hash: string): Promise<void> {
  await db.update(payment_requests).set({ token_hash }).where(eq(payment_requests.id, id));
}

/** Returns a request whose link still works. */
export async function findRequest(
  db: Db,
  token_hash: string,
  now: Date,
): Promise<Request | undefined> {
  const [found] = await db
    .select()
    .from(payment_requests)
    .where(and(eq(payment_requests.token_hash, token_hash), gt(payment_requests.expires_at, now)));
  return found;
}

/** Records the checkout that was opened for a request. */
export async function setRequestCheckout(db: Db, { id, user_id }: Request): Promise<void> {
  const checkout = db
    .select({ checkout: payment_customers.checkout })
    .from(payment_customers)
    .where(eq(payment_customers.user_id, user_id));
  await db
    .update(payment_requests)
    .set({ checkout: sql`(${checkout})` })
    .where(eq(payment_requests.id, id));
}

/** Tells whether a checkout was ever opened for somebody else than the member. */
export async function wasAskedToPay(db: Db, userId: string): Promise<boolean> {
  const { user_id, checkout } = payment_requests;
  const opened = and(eq(user_id, userId), sql`${checkout} is not null`);
  const asked = await db.select({ user_id }).from(payment_requests).where(opened).limit(1);
  return asked.length > 0 || (await findPayer(db, userId)) !== undefined;
}

/**
 * Records who pays for a subscription that begins: the one for whom its checkout was opened, or the member. Returns the
 * payer, if it is not the member. Requests that are no longer needed are deleted.
 */
export async function settlePayer(
  tx: Db,
  userId: string,
  checkout: string | null,
  now: Date,
): Promise<Payer | undefined> {
  const [paid] = checkout
    ? await tx
        .select()
        .from(payment_requests)
        .where(and(eq(payment_requests.user_id, userId), eq(payment_requests.checkout, checkout)))
        .orderBy(desc(payment_requests.asked_at))
        .limit(1)
    : [];
  await tx.delete(payment_requests).where(eq(payment_requests.user_id, userId));
  await tx.delete(payers).where(eq(payers.user_id, userId));
  if (!paid) return undefined;
  const { email, language } = paid;
  const [payer] = await tx
    .insert(payers)
    .values({ user_id: userId, email, language, since: now })
    .returning();
  return payer;
}

/** Deletes requests that are over, and the addresses of those whose subscription ended before `ended`. */
export async function deleteStale(db: Db, now: Date, ended: Date): Promise<void> {
  await db.delete(payment_requests).where(lt(payment_requests.expires_at, now));
  const running = db
    .select({ user_id: payment_customers.user_id })
    .from(payment_customers)
    .innerJoin(users, eq(users.id, payment_customers.user_id))
    .where(
      and(
        eq(payment_customers.user_id, payers.user_id),
        or(
          sql`${payment_customers.status} <> 'ended'`,
          isNull(users.premium_until),
          gt(users.premium_until, ended),
        ),
      ),
    );
  await db.delete(payers).where(sql`not exists (${running})`);
}
