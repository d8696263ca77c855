import {
  LIVE_QUESTIONS_SHOWN,
  type LiveQuestion,
  type LiveQuestionState,
} from '@codivia/contract/api/live-room';
import { and, asc, desc, eq, inArray, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { notifyLive } from '../../db/live-notices.ts';
import { live_sessions } from '../live-sessions/live-sessions.table.ts';
import {
  live_polls,
  live_question_votes,
  live_questions,
  live_signals,
} from './live-questions.table.ts';
import { live_rooms } from './live-room.table.ts';

const { id, session_id, user_id, text, state, votes, created_at } = live_questions;

export type QuestionRow = typeof live_questions.$inferSelect;

/** The states of questions that everybody in the room sees. */
const SHOWN: LiveQuestionState[] = ['answering', 'approved', 'answered'];

/**
 * Records a change of a list: the one of everybody, or the one of hosts. The row stays locked until the transaction ends,
 * so that counts in a room are made one after another.
 */
export async function reviseQuestions(
  tx: Db,
  sessionId: string,
  whose: 'everybody' | 'hosts',
): Promise<void> {
  const column = whose === 'everybody' ? 'questions_revision' : 'host_revision';
  await tx
    .update(live_rooms)
    .set({ [column]: sql`${live_rooms[column]} + 1` })
    .where(eq(live_rooms.session_id, sessionId));
  await notifyLive(tx, 'status', sessionId);
}

/** Selects questions as this member sees them. */
function select(db: Db, userId: string, where: SQL | undefined) {
  const voted = sql<boolean>`exists (select from ${live_question_votes}
    where ${live_question_votes.question_id} = ${id} and ${live_question_votes.user_id} = ${userId})`;
  const mine = sql<boolean>`${user_id} = ${userId}`;
  return db.select({ id, text, state, votes, mine, voted }).from(live_questions).where(where);
}

/** Returns the questions with the most votes of each state: no list keeps another from being seen. */
async function selectRanked(
  db: Db,
  sessionId: string,
  userId: string,
  states: readonly LiveQuestionState[],
): Promise<LiveQuestion[]> {
  const questions: LiveQuestion[] = [];
  for (const one of states) {
    const some = and(eq(session_id, sessionId), eq(state, one));
    // The order is the same as in the index: with another place of nulls PostgreSQL would sort all questions.
    const most = sql`${votes} desc nulls last`;
    const ranked = select(db, userId, some).orderBy(most, asc(created_at));
    questions.push(...(await ranked.limit(LIVE_QUESTIONS_SHOWN)));
  }
  return questions;
}

/** Returns the questions that everybody sees, and the latest of the member's own others. */
export async function selectForParticipant(
  db: Db,
  sessionId: string,
  userId: string,
): Promise<LiveQuestion[]> {
  const own = and(eq(session_id, sessionId), eq(user_id, userId), notInArray(state, SHOWN));
  return [
    ...(await selectRanked(db, sessionId, userId, SHOWN)),
    ...(await select(db, userId, own).orderBy(desc(created_at)).limit(LIVE_QUESTIONS_SHOWN)),
  ];
}

/** Returns the questions that everybody sees, and those that wait, the oldest first. */
export function selectForHost(db: Db, sessionId: string, userId: string): Promise<LiveQuestion[]> {
  return selectRanked(db, sessionId, userId, [...SHOWN, 'pending']);
}

/** Counts the questions that a caller may see: a host, or this participant. */
export async function countVisible(db: Db, sessionId: string, viewer: 'host' | string) {
  const visible =
    viewer === 'host'
      ? inArray(state, [...SHOWN, 'pending'])
      : or(inArray(state, SHOWN), eq(user_id, viewer));
  return db.$count(live_questions, and(eq(session_id, sessionId), visible));
}

/** Returns one question as a member sees it. */
export async function selectQuestion(
  db: Db,
  userId: string,
  questionId: string,
): Promise<LiveQuestion | undefined> {
  return (await select(db, userId, eq(id, questionId)))[0];
}

/** Returns the question of this session, locked until the transaction ends. */
export async function lockQuestion(
  tx: Db,
  sessionId: string,
  questionId: string,
): Promise<QuestionRow | undefined> {
  const one = and(eq(id, questionId), eq(session_id, sessionId));
  return (await tx.select().from(live_questions).where(one).for('no key update'))[0];
}

/** Counts the questions of a member that wait for a host. */
export function countPending(tx: Db, sessionId: string, userId: string): Promise<number> {
  const waiting = and(eq(session_id, sessionId), eq(user_id, userId), eq(state, 'pending'));
  return tx.$count(live_questions, waiting);
}

/** Returns the id. */
export async function insertQuestion(
  tx: Db,
  question: typeof live_questions.$inferInsert,
): Promise<string> {
  const [inserted] = await tx.insert(live_questions).values(question).returning({ id });
  if (!inserted) throw new Error('a question was not inserted');
  return inserted.id;
}

export async function setQuestionState(
  tx: Db,
  questionId: string,
  next: LiveQuestionState,
): Promise<void> {
  await tx.update(live_questions).set({ state: next }).where(eq(id, questionId));
}

/** Marks questions that were being answered as answered, except one. */
export async function finishAnswering(
  tx: Db,
  sessionId: string,
  questionId: string,
): Promise<void> {
  const others = and(eq(session_id, sessionId), eq(state, 'answering'), ne(id, questionId));
  await tx.update(live_questions).set({ state: 'answered' }).where(others);
}

/** Adds or removes a vote, and updates the count; false when nothing has changed. */
export async function setVote(
  tx: Db,
  questionId: string,
  userId: string,
  on: boolean,
): Promise<boolean> {
  const vote = { question_id: questionId, user_id: userId };
  const own = and(
    eq(live_question_votes.question_id, questionId),
    eq(live_question_votes.user_id, userId),
  );
  const changed = on
    ? await tx.insert(live_question_votes).values(vote).onConflictDoNothing().returning()
    : await tx.delete(live_question_votes).where(own).returning();
  if (changed.length === 0) return false;
  const counted = on ? sql`${votes} + 1` : sql`${votes} - 1`;
  await tx.update(live_questions).set({ votes: counted }).where(eq(id, questionId));
  return true;
}

/** Deletes the questions, votes, signals and polls of sessions that ended before a moment. */
export async function deleteOldQuestions(db: Db, moment: Date): Promise<void> {
  const over = db
    .select({ id: live_sessions.id })
    .from(live_sessions)
    .where(lt(live_sessions.ended_at, moment));
  const tables = [
    { table: live_questions, key: live_questions.id },
    { table: live_polls, key: live_polls.id },
    { table: live_signals, key: live_signals.user_id },
  ];
  for (const { table, key } of tables) {
    await deleteInBatches(db, { table, key, where: inArray(table.session_id, over) });
  }
}
