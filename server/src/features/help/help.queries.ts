import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { deleteInBatches, inBatches } from '../../db/delete-in-batches.ts';
import { withWords, wordsOf } from '../../db/word-index.ts';
import { help_links, help_messages, help_threads } from './help.table.ts';

export type ThreadRow = typeof help_threads.$inferSelect;
export type MessageRow = typeof help_messages.$inferSelect;
type NewThread = typeof help_threads.$inferInsert;
type NewMessage = typeof help_messages.$inferInsert;

/** Threads of one answer. */
const LISTED = 100;
/** Maximum number of messages in one answer, the newest. */
const MESSAGES = 500;
/** Number of latest answers that are measured: more of them would only take longer to sort. */
const ANSWERS_MEASURED = 1000;
/** Threads that a purge changes at a time: each has words in an index, and its messages are deleted with it. */
const THREADS = { table: help_threads, key: help_threads.id, batch: 50 };

export async function insertThread(tx: Db, thread: Omit<NewThread, 'words'>): Promise<ThreadRow> {
  const words = wordsOf(thread.subject, thread.email ?? null);
  const [inserted] = await tx
    .insert(help_threads)
    .values({ ...thread, words })
    .returning();
  if (!inserted) throw new Error('a question was not inserted');
  return inserted;
}

/** Adds a message, with the words by which searches find its thread. */
export async function insertMessage(tx: Db, message: NewMessage): Promise<void> {
  await tx.insert(help_messages).values(message);
  await tx
    .update(help_threads)
    .set({ words: withWords(help_threads.words, wordsOf(message.text)) })
    .where(eq(help_threads.id, message.thread_id));
}

/** Returns a thread, or the one it was merged into. The caller checks the owner. */
async function present(db: Db, found: ThreadRow | undefined): Promise<ThreadRow | undefined> {
  if (!found?.merged_into) return found;
  return (await db.select().from(help_threads).where(eq(help_threads.id, found.merged_into)))[0];
}

/** Returns a member's own thread; undefined for somebody else's. */
export async function selectOwnThread(
  db: Db,
  userId: string,
  id: string,
): Promise<ThreadRow | undefined> {
  const own = and(eq(help_threads.id, id), eq(help_threads.user_id, userId));
  return present(db, (await db.select().from(help_threads).where(own))[0]);
}

/** Returns the thread of a link; undefined when the link is over. */
export async function selectLinkedThread(
  db: Db,
  token_hash: string,
  now: Date,
): Promise<ThreadRow | undefined> {
  const usable = and(eq(help_links.token_hash, token_hash), gt(help_links.expires_at, now));
  const [found] = await db
    .select({ thread: help_threads })
    .from(help_links)
    .innerJoin(help_threads, eq(help_threads.id, help_links.thread_id))
    .where(usable);
  return present(db, found?.thread);
}

export async function selectThread(db: Db, id: string): Promise<ThreadRow | undefined> {
  return present(db, (await db.select().from(help_threads).where(eq(help_threads.id, id)))[0]);
}

/** Returns the member's own threads, the one that changed last first. */
export function selectOwnThreads(db: Db, userId: string): Promise<ThreadRow[]> {
  return db
    .select()
    .from(help_threads)
    .where(and(eq(help_threads.user_id, userId), isNull(help_threads.merged_into)))
    .orderBy(desc(help_threads.updated_at), desc(help_threads.id))
    .limit(LISTED);
}

/** Messages of a thread in their order, with the notes of the team. */
export async function selectMessages(db: Db, threadId: string): Promise<MessageRow[]> {
  const newest = await db
    .select()
    .from(help_messages)
    .where(eq(help_messages.thread_id, threadId))
    .orderBy(desc(help_messages.created_at), desc(help_messages.id))
    .limit(MESSAGES);
  return newest.reverse();
}

export async function updateThread(tx: Db, id: string, changes: Partial<NewThread>): Promise<void> {
  await tx.update(help_threads).set(changes).where(eq(help_threads.id, id));
}

/** Locks a thread until the transaction ends. */
export async function lockThread(tx: Db, id: string): Promise<ThreadRow | undefined> {
  const found = tx.select().from(help_threads).where(eq(help_threads.id, id));
  return (await found.for('update'))[0];
}

export async function insertLink(db: Db, link: typeof help_links.$inferInsert): Promise<void> {
  await db.insert(help_links).values(link);
}

export async function deleteLink(db: Db, token_hash: string): Promise<void> {
  await db.delete(help_links).where(eq(help_links.token_hash, token_hash));
}

/** Extends the links of a thread to this moment. */
export async function extendLinks(tx: Db, thread_id: string, expires_at: Date): Promise<void> {
  await tx.update(help_links).set({ expires_at }).where(eq(help_links.thread_id, thread_id));
}

/** Deletes the questions of a visitor with this address. Threads of members are deleted with their accounts. */
export async function deleteThreadsOf(tx: Db, email: string): Promise<void> {
  await tx.delete(help_threads).where(eq(sql`lower(${help_threads.email})`, email.toLowerCase()));
}

/**
 * Returns the number of first answers since then, the latest 1,000 at most, and the median of the time that they took,
 * in minutes.
 */
export async function selectResponseTime(
  db: Db,
  since: Date,
): Promise<{ answers: number; median: number | null }> {
  const { created_at, first_answered_at } = help_threads;
  const answers = db
    .select({
      taken: sql<number>`extract(epoch from ${first_answered_at} - ${created_at})`.as('taken'),
    })
    .from(help_threads)
    .where(gt(first_answered_at, since))
    .orderBy(desc(first_answered_at))
    .limit(ANSWERS_MEASURED)
    .as('answers');
  const [found] = await db
    .select({
      answers: sql<number>`count(*)::integer`,
      median: sql<
        number | null
      >`round(percentile_cont(0.5) within group (order by ${answers.taken}) / 60)::integer`,
    })
    .from(answers);
  return found ?? { answers: 0, median: null };
}

/** Closes threads that were answered before `since` and have no message since. */
export async function closeAnswered(db: Db, since: Date, now: Date): Promise<void> {
  const where = and(eq(help_threads.state, 'answered'), lt(help_threads.updated_at, since));
  await inBatches(db, { ...THREADS, where }, (some) =>
    db.update(help_threads).set({ state: 'closed', closed_at: now }).where(some),
  );
}

/** Deletes threads that were closed before `closed`, and those not confirmed since `asked`. */
export async function deleteOldThreads(db: Db, closed: Date, asked: Date): Promise<void> {
  const { closed_at, state, created_at } = help_threads;
  const unconfirmed = and(eq(state, 'unconfirmed'), lt(created_at, asked));
  await deleteInBatches(db, { ...THREADS, where: or(lt(closed_at, closed), unconfirmed) });
  const { token_hash: key, expires_at } = help_links;
  await deleteInBatches(db, { table: help_links, key, where: lt(expires_at, asked) });
}
