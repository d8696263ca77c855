import type { Language } from '@codivia/contract/api/language';
import { CLAIM_HOURS, WAIT_DAYS, WAITS_NEEDED } from '@codivia/contract/api/mentoring';
import type { ProgramKind } from '@codivia/contract/programs/program';
import { and, asc, count, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { users } from '../accounts/accounts.table.ts';
import { totalXpSql } from '../progress/progress.queries.ts';
import { isOfClass } from './class-threads.queries.ts';
import { mentoring_messages, mentoring_threads } from './mentoring.table.ts';
import { mayAnswer } from './mentors.queries.ts';

const threads = mentoring_threads;
export type ThreadRow = typeof threads.$inferSelect;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Number of latest answers that are measured: more of them would only take longer to sort. */
const ANSWERS_MEASURED = 1000;
/** Number of threads that the purge deletes at a time, each with all its messages and versions. */
const PURGED = 50;

/** Returns the moment before which a due answer is overdue. */
export const overdueBefore = (now: Date) => new Date(now.getTime() - CLAIM_HOURS * HOUR);

/** True when nobody has claimed the thread, or its mentor's answer is overdue (docs/product.md#mentoring-queue). */
export const isFree = (now: Date) =>
  and(
    isNull(threads.class_id),
    isNull(threads.closed_at),
    isNull(threads.held_at),
    or(isNull(threads.mentor_id), lt(threads.due_from, overdueBefore(now))),
  );

/** True when the mentor has the thread, and may answer at this moment; closed ones can still be read. */
const isClaimedBy = (db: Db, userId: string, now: Date) =>
  and(
    eq(threads.mentor_id, userId),
    or(
      sql`${threads.closed_at} is not null`,
      isNull(threads.due_from),
      sql`${threads.due_from} >= ${overdueBefore(now).toISOString()}::timestamptz`,
    ),
    mayAnswer(db, userId, now),
  );

/** True when the thread is the learner's, who sees nothing of comments that are held. */
const isOwn = (userId: string) =>
  and(eq(threads.learner_id, userId), or(isNull(threads.class_id), isNull(threads.held_at)));

const selectConcerned = (db: Db, userId: string, id: string, now: Date) =>
  db
    .select()
    .from(threads)
    .where(
      and(
        eq(threads.id, id),
        or(isOwn(userId), isClaimedBy(db, userId, now), isOfClass(db, userId)),
      ),
    );

/** Returns the thread, where the caller is its learner or its mentor at this moment. */
export async function selectThread(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<ThreadRow | undefined> {
  return (await selectConcerned(db, userId, id, now))[0];
}

/** Returns the thread, locked until the transaction ends. */
export async function lockThread(
  tx: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<ThreadRow | undefined> {
  return (await selectConcerned(tx, userId, id, now).for('no key update'))[0];
}

/** Whosever it is. */
export async function selectAnyThread(db: Db, id: string): Promise<ThreadRow | undefined> {
  return (await db.select().from(threads).where(eq(threads.id, id)))[0];
}

/** Returns the thread, also one of somebody else, locked until the transaction ends. */
export async function lockAnyThread(tx: Db, id: string): Promise<ThreadRow | undefined> {
  return (await tx.select().from(threads).where(eq(threads.id, id)).for('no key update'))[0];
}

export async function insertThread(
  tx: Db,
  thread: typeof threads.$inferInsert,
): Promise<ThreadRow> {
  const [inserted] = await tx.insert(threads).values(thread).returning();
  if (!inserted) throw new Error('a thread was not inserted');
  return inserted;
}

export async function updateThread(
  tx: Db,
  id: string,
  changes: Partial<typeof threads.$inferInsert>,
): Promise<void> {
  await tx.update(threads).set(changes).where(eq(threads.id, id));
}

export function selectThreadsOf(db: Db, userId: string): Promise<ThreadRow[]> {
  return db
    .select()
    .from(threads)
    .where(isOwn(userId))
    .orderBy(desc(threads.created_at), desc(threads.id));
}

export function countOpenOf(db: Db, userId: string): Promise<number> {
  const open = and(
    eq(threads.learner_id, userId),
    isNull(threads.closed_at),
    isNull(threads.class_id),
  );
  return db.$count(threads, open);
}

/** Closes the open requests of a learner to mentors; threads with teachers go on. Returns the number of requests. */
export async function closeRequestsOf(tx: Db, userId: string, now: Date): Promise<number> {
  const closed = await tx
    .update(threads)
    .set({ closed_at: now, updated_at: now })
    .where(and(eq(threads.learner_id, userId), isNull(threads.closed_at), isNull(threads.class_id)))
    .returning({ id: threads.id });
  return closed.length;
}

/**
 * Gives the request to one mentor in one statement, however many claim it at once. Undefined when it is not free, is
 * the mentor's own, or the caller may not answer.
 */
export async function claim(db: Db, userId: string, id: string, now: Date) {
  const [claimed] = await db
    .update(threads)
    .set({ mentor_id: userId, due_from: now, updated_at: now, mentor_unread_since: null })
    .where(
      and(
        eq(threads.id, id),
        ne(threads.learner_id, userId),
        isFree(now),
        mayAnswer(db, userId, now),
      ),
    )
    .returning();
  return claimed;
}

/** Tells whether there is such an open request of another member: another mentor has claimed it. */
export async function isOpenOfOthers(db: Db, userId: string, id: string): Promise<boolean> {
  const open = and(
    eq(threads.id, id),
    ne(threads.learner_id, userId),
    isNull(threads.closed_at),
    isNull(threads.class_id),
  );
  return (await db.select({ id: threads.id }).from(threads).where(open)).length > 0;
}

export interface QueueFilters {
  language?: Language | undefined;
  kind?: ProgramKind | undefined;
}

/** Returns requests that are free or the mentor's own, the oldest first, with the question and the learner's XP. */
export function selectQueue(db: Db, userId: string, now: Date, { language, kind }: QueueFilters) {
  const question = db
    .select({ text: mentoring_messages.text })
    .from(mentoring_messages)
    .where(and(eq(mentoring_messages.thread_id, threads.id), eq(mentoring_messages.state, 'shown')))
    .orderBy(asc(mentoring_messages.created_at))
    .limit(1);
  return db
    .select({
      thread: threads,
      name: users.name,
      xp: sql<number>`${sql.raw(totalXpSql('"mentoring_threads"."learner_id"'))}`,
      question: sql<string | null>`(${question})`,
    })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.learner_id))
    .where(
      and(
        isNull(threads.closed_at),
        ne(threads.learner_id, userId),
        or(isFree(now), isClaimedBy(db, userId, now)),
        language ? eq(threads.language, language) : undefined,
        kind ? eq(threads.kind, kind) : undefined,
      ),
    )
    .orderBy(asc(threads.created_at), asc(threads.id))
    .limit(200);
}

/** Names of the two sides, and the learner's XP. */
export async function selectPeople(db: Db, { learner_id, mentor_id }: ThreadRow) {
  const nameOf = async (id: string) =>
    (await db.select({ name: users.name }).from(users).where(eq(users.id, id)))[0]?.name ?? '';
  const xp = sql<number>`${sql.raw(totalXpSql('"users"."id"'))}`;
  const [learner] = await db.select({ xp }).from(users).where(eq(users.id, learner_id));
  return {
    learner: await nameOf(learner_id),
    mentor: mentor_id === null ? null : await nameOf(mentor_id),
    xp: learner?.xp ?? 0,
  };
}

/** Returns the median wait for a first answer in minutes; null while there are too few answers. */
export async function selectMedianWait(db: Db, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - WAIT_DAYS * DAY).toISOString();
  const { created_at, first_answer_at } = threads;
  const answers = db
    .select({
      wait: sql<number>`extract(epoch from ${first_answer_at} - ${created_at}) / 60`.as('wait'),
    })
    .from(threads)
    .where(and(sql`${first_answer_at} >= ${since}::timestamptz`, isNull(threads.class_id)))
    .orderBy(desc(first_answer_at))
    .limit(ANSWERS_MEASURED)
    .as('answers');
  const [row] = await db
    .select({
      answered: count(),
      median: sql<
        number | null
      >`(percentile_cont(0.5) within group (order by ${answers.wait}))::float8`,
    })
    .from(answers);
  if (!row || row.answered < WAITS_NEEDED || row.median === null) return null;
  return Math.round(row.median);
}

/** Deletes threads in any state that were begun before a moment. */
export async function deleteThreadsBefore(db: Db, moment: Date): Promise<void> {
  const where = lt(threads.created_at, moment);
  await deleteInBatches(db, { table: threads, key: threads.id, where, batch: PURGED });
}
