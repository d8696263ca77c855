import type { HelpListQuery } from '@codivia/contract/api/admin-help';
import { and, asc, desc, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { countFound, type FoundTotal } from '../../db/counted-rows.ts';
import { ordered, orderOf, paged, placeOf } from '../../db/list-order.ts';
import { holdsWords, withWords } from '../../db/word-index.ts';
import { users } from '../accounts/accounts.table.ts';
import { help_links, help_messages, help_presences, help_threads } from '../help/help.table.ts';

type Filters = Omit<HelpListQuery, 'sort' | 'direction' | 'limit' | 'offset'>;

/** Number of questions in one answer, unless `limit` says otherwise: the whole queue can be very long. */
const THREADS = 50;
/** Maximum number of other questions of the same person that are offered for merging. */
const RELATED = 20;

function assignedTo(assigned: Filters['assigned'], adminId: string): SQL | undefined {
  if (assigned === undefined) return undefined;
  return assigned === 'me'
    ? eq(help_threads.assigned_to, adminId)
    : isNull(help_threads.assigned_to);
}

function matching(query: Filters, adminId: string): SQL | undefined {
  const { q, state, category, language, premium, assigned } = query;
  return and(
    isNull(help_threads.merged_into),
    state ? eq(help_threads.state, state) : ne(help_threads.state, 'unconfirmed'),
    category && eq(help_threads.category, category),
    language && eq(help_threads.language, language),
    premium === undefined ? undefined : eq(help_threads.queue_rank, premium ? 0 : 1),
    assignedTo(assigned, adminId),
    holdsWords(help_threads.words, q),
  );
}

const SORT_COLUMNS = {
  queue: [help_threads.queue_rank, help_threads.waiting_since, help_threads.id],
  created_at: [help_threads.created_at, help_threads.id],
};

const assignees = alias(users, 'assignees');

function selectThreads(db: Db) {
  return db
    .select({
      thread: help_threads,
      member_name: users.name,
      member_email: users.email,
      assignee_name: assignees.name,
    })
    .from(help_threads)
    .leftJoin(users, eq(users.id, help_threads.user_id))
    .leftJoin(assignees, eq(assignees.id, help_threads.assigned_to))
    .$dynamic();
}

export type FoundThread = Awaited<ReturnType<typeof selectThreads>>[number];

/** Returns threads of the queue. Their ids are found first, by an index alone. */
export async function selectThreadList(
  db: Db,
  query: HelpListQuery,
  adminId: string,
): Promise<FoundThread[]> {
  const order = orderOf(query, SORT_COLUMNS, { sort: 'queue', direction: 'asc' });
  const { limit = THREADS, offset } = query;
  const count = () => countThreads(db, query, adminId);
  const place = await placeOf(db, help_threads, { limit, offset }, count);
  const page = db
    .select({ id: help_threads.id })
    .from(help_threads)
    .where(matching(query, adminId))
    .orderBy(...ordered(order, place.fromEnd))
    .$dynamic();
  const rows = paged(page, place).as('page');
  return selectThreads(db)
    .innerJoin(rows, eq(rows.id, help_threads.id))
    .orderBy(...ordered(order));
}

export function countThreads(db: Db, query: Filters, adminId: string): Promise<number> {
  return db.$count(help_threads, matching(query, adminId));
}

/** Counts as `countThreads` does; with a search only up to `MAX_COUNTED`. */
export async function countFoundThreads(
  db: Db,
  query: Filters,
  adminId: string,
): Promise<FoundTotal> {
  if (query.q?.trim()) return countFound(db, help_threads, matching(query, adminId));
  return { total: await countThreads(db, query, adminId), more: false };
}

/** Returns a thread that is in the queue; merged and unconfirmed ones are not. */
export async function selectListedThread(db: Db, id: string): Promise<FoundThread | undefined> {
  const listed = and(
    eq(help_threads.id, id),
    isNull(help_threads.merged_into),
    ne(help_threads.state, 'unconfirmed'),
  );
  return (await selectThreads(db).where(listed))[0];
}

type Thread = typeof help_threads.$inferSelect;

/** Returns other threads of the person who asked, the newest first. */
export function selectRelated(db: Db, { id, user_id, email }: Thread): Promise<Thread[]> {
  const same = user_id
    ? eq(help_threads.user_id, user_id)
    : eq(sql`lower(${help_threads.email})`, (email ?? '').toLowerCase());
  return db
    .select()
    .from(help_threads)
    .where(
      and(
        same,
        ne(help_threads.id, id),
        isNull(help_threads.merged_into),
        ne(help_threads.state, 'unconfirmed'),
      ),
    )
    .orderBy(desc(help_threads.created_at))
    .limit(RELATED);
}

/** Moves everything of a thread into another one. */
export async function moveThread(tx: Db, from: string, into: string): Promise<void> {
  const moved = tx
    .select({ words: help_threads.words })
    .from(help_threads)
    .where(eq(help_threads.id, from));
  await tx
    .update(help_threads)
    .set({ words: withWords(help_threads.words, sql`(${moved})`) })
    .where(eq(help_threads.id, into));
  await tx.update(help_messages).set({ thread_id: into }).where(eq(help_messages.thread_id, from));
  await tx.update(help_links).set({ thread_id: into }).where(eq(help_links.thread_id, from));
  await tx
    .update(help_threads)
    .set({ merged_into: into })
    .where(or(eq(help_threads.id, from), eq(help_threads.merged_into, from)));
}

/** Returns the people who can answer. */
export function selectStaff(db: Db) {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.name), asc(users.id));
}

export async function upsertPresence(
  db: Db,
  presence: typeof help_presences.$inferInsert,
): Promise<void> {
  const { writing, seen_at } = presence;
  await db
    .insert(help_presences)
    .values(presence)
    .onConflictDoUpdate({
      target: [help_presences.thread_id, help_presences.user_id],
      set: { writing, seen_at },
    });
}

/** Returns the other administrators who have looked at a thread since then. */
export function selectPresences(db: Db, threadId: string, adminId: string, since: Date) {
  return db
    .select({ id: users.id, name: users.name, writing: help_presences.writing })
    .from(help_presences)
    .innerJoin(users, eq(users.id, help_presences.user_id))
    .where(
      and(
        eq(help_presences.thread_id, threadId),
        ne(help_presences.user_id, adminId),
        gt(help_presences.seen_at, since),
      ),
    )
    .orderBy(asc(users.name));
}
