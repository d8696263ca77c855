import type { UserListQuery } from '@codivia/contract/api/admin-users';
import { and, eq, getTableColumns, isNotNull, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { countFound, type FoundTotal } from '../../db/counted-rows.ts';
import { ordered, orderOf, paged, placeOf } from '../../db/list-order.ts';
import { matchesIndexedWords } from '../../db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { premiumAt } from '../accounts/premium.queries.ts';
import { TEAM_AUTHOR } from '../accounts/users.queries.ts';
import { certificates } from '../certificates/certificates.table.ts';
import { progress } from '../progress/progress.table.ts';
import { projects } from '../projects/projects.table.ts';
import { payment_customers } from '../subscriptions/subscriptions.table.ts';

export type UserRow = typeof users.$inferSelect;

type Filters = Omit<UserListQuery, 'sort' | 'direction' | 'limit' | 'offset'>;

function matching({ q, role, is_premium, is_verified }: Filters, now: Date): SQL | undefined {
  const premium = premiumAt(now);
  const verified = isNotNull(users.verified_at);
  return and(
    ne(users.id, TEAM_AUTHOR),
    matchesIndexedWords(users.search_text, q),
    role && eq(users.role, role),
    is_premium === undefined ? undefined : is_premium ? premium : not(premium),
    is_verified === undefined ? undefined : is_verified ? verified : isNull(users.verified_at),
  );
}

const { id, created_at, name, email } = users;
const SORT_COLUMNS = {
  created_at: [created_at, id],
  name: [sql`lower(${name})`, id],
  email: [sql`lower(${email})`],
};

/** Selects accounts with their ids at the payment provider. */
function selectUsers(db: Db) {
  const { password_hash: _, search_text: _s, ...columns } = getTableColumns(users);
  const { customer, subscription, status } = payment_customers;
  return db
    .select({ ...columns, customer, subscription, status })
    .from(users)
    .leftJoin(payment_customers, eq(payment_customers.user_id, users.id))
    .$dynamic();
}

export type FoundUser = Awaited<ReturnType<typeof selectUsers>>[number];

export async function selectUserList(
  db: Db,
  query: UserListQuery,
  now: Date,
): Promise<FoundUser[]> {
  const order = orderOf(query, SORT_COLUMNS, { sort: 'created_at', direction: 'desc' });
  const { limit, offset } = query;
  if (limit === undefined) {
    const found = selectUsers(db).where(matching(query, now));
    return paged(found.orderBy(...ordered(order)), query);
  }
  // The ids of the page are found first, by an index alone: far down a long list nothing else is read.
  const countAll = () => countUsers(db, query, now);
  const place = await placeOf(db, users, { limit, offset }, countAll);
  const page = db
    .select({ id })
    .from(users)
    .where(matching(query, now))
    .orderBy(...ordered(order, place.fromEnd))
    .$dynamic();
  const rows = paged(page, place).as('page');
  return selectUsers(db)
    .innerJoin(rows, eq(rows.id, users.id))
    .orderBy(...ordered(order));
}

export function countUsers(db: Db, query: Filters, now: Date): Promise<number> {
  return db.$count(users, matching(query, now));
}

/** Counts as `countUsers` does; with a search only up to `MAX_COUNTED`. */
export async function countFoundUsers(db: Db, query: Filters, now: Date): Promise<FoundTotal> {
  if (query.q?.trim()) return countFound(db, users, matching(query, now));
  return { total: await countUsers(db, query, now), more: false };
}

export async function selectUser(db: Db, userId: string): Promise<FoundUser | undefined> {
  return (await selectUsers(db).where(and(eq(id, userId), ne(id, TEAM_AUTHOR))))[0];
}

/** Locks the account, which nobody else changes until the transaction ends. False when it is gone. */
export async function lockUser(tx: Db, userId: string): Promise<boolean> {
  const one = and(eq(id, userId), ne(id, TEAM_AUTHOR));
  return (await tx.select({ id }).from(users).where(one).for('update')).length > 0;
}

/** Returns undefined if the address is taken, also in another case. */
export async function insertUser(
  tx: Db,
  user: typeof users.$inferInsert,
): Promise<string | undefined> {
  const [inserted] = await tx.insert(users).values(user).onConflictDoNothing().returning({ id });
  return inserted?.id;
}

/** Tells whether another account has this address, also in another case. */
export async function isTaken(tx: Db, address: string, userId: string): Promise<boolean> {
  const others = and(sql`lower(${email}) = lower(${address})`, sql`${id} <> ${userId}`);
  return (await tx.select({ id }).from(users).where(others)).length > 0;
}

export async function updateUser(
  tx: Db,
  userId: string,
  changes: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await tx.update(users).set(changes).where(eq(id, userId));
}

/** Counts the completed lessons, certificates and projects that would be deleted with an account. */
export async function countRetained(db: Db, userId: string) {
  const of = (table: typeof progress | typeof certificates | typeof projects, more?: SQL) =>
    db.$count(table, and(eq(table.user_id, userId), more));
  const [completed_lessons, issued, made] = await Promise.all([
    of(progress, isNotNull(progress.completed_at)),
    of(certificates),
    of(projects, eq(projects.for_link, false)),
  ]);
  return { completed_lessons, certificates: issued, projects: made };
}
