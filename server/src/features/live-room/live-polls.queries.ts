import type { LivePoll } from '@codivia/contract/api/live-room';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { live_poll_answers, live_polls } from './live-questions.table.ts';

const { id, session_id, created_at, closed_at } = live_polls;

export type PollRow = typeof live_polls.$inferSelect;

/** Returns the open poll, or else the latest one. */
export async function selectLatestPoll(db: Db, sessionId: string): Promise<PollRow | undefined> {
  const found = db.select().from(live_polls).where(eq(session_id, sessionId));
  return (await found.orderBy(desc(closed_at), desc(created_at)).limit(1))[0];
}

/**
 * Returns the poll of this session, locked until the transaction ends; `strength` decides which other statements wait.
 */
export async function lockPoll(
  tx: Db,
  sessionId: string,
  pollId: string,
  strength: 'share' | 'no key update',
): Promise<PollRow | undefined> {
  const one = and(eq(id, pollId), eq(session_id, sessionId));
  return (await tx.select().from(live_polls).where(one).for(strength))[0];
}

export async function insertPoll(tx: Db, poll: typeof live_polls.$inferInsert): Promise<PollRow> {
  const [inserted] = await tx.insert(live_polls).values(poll).returning();
  if (!inserted) throw new Error('a poll was not inserted');
  return inserted;
}

/** Closes the open poll of a session; undefined without one. */
export async function closeOpenPoll(
  tx: Db,
  sessionId: string,
  now: Date,
): Promise<PollRow | undefined> {
  const open = and(eq(session_id, sessionId), isNull(closed_at));
  return (await tx.update(live_polls).set({ closed_at: now }).where(open).returning())[0];
}

/** Counts the members who have chosen each option, in the order of the options. */
export async function selectCounts(db: Db, poll: PollRow): Promise<number[]> {
  const { option, poll_id } = live_poll_answers;
  const rows = await db
    .select({ option, chosen: count() })
    .from(live_poll_answers)
    .where(eq(poll_id, poll.id))
    .groupBy(option);
  return poll.options.map((_, index) => rows.find((row) => row.option === index)?.chosen ?? 0);
}

export async function setPollAnswer(
  tx: Db,
  answer: typeof live_poll_answers.$inferInsert,
): Promise<void> {
  const target = [live_poll_answers.poll_id, live_poll_answers.user_id];
  const set = { option: answer.option };
  await tx.insert(live_poll_answers).values(answer).onConflictDoUpdate({ target, set });
}

/** Returns a poll as the role of the caller sees it. */
export async function pollFor(
  db: Db,
  poll: PollRow,
  viewer: { userId: string; host: boolean },
): Promise<LivePoll> {
  const { poll_id, user_id, option } = live_poll_answers;
  const own = and(eq(poll_id, poll.id), eq(user_id, viewer.userId));
  const [answer] = await db.select({ option }).from(live_poll_answers).where(own);
  const open = poll.closed_at === null;
  return {
    id: poll.id,
    question: poll.question,
    options: poll.options,
    open,
    counts: open && !viewer.host ? null : await selectCounts(db, poll),
    chosen: answer?.option ?? null,
  };
}
