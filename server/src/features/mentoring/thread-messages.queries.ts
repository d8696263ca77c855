import type { ActorRole, ThreadAction } from '@codivia/contract/api/admin-mentoring';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import {
  mentoring_accesses,
  mentoring_messages,
  mentoring_threads,
  mentoring_versions,
} from './mentoring.table.ts';

export type MessageRow = typeof mentoring_messages.$inferSelect;
export type VersionRow = typeof mentoring_versions.$inferSelect;

export function selectVersions(db: Db, id: string): Promise<VersionRow[]> {
  const { thread_id, number } = mentoring_versions;
  return db.select().from(mentoring_versions).where(eq(thread_id, id)).orderBy(asc(number));
}

export async function insertVersion(
  tx: Db,
  version: typeof mentoring_versions.$inferInsert,
): Promise<void> {
  await tx.insert(mentoring_versions).values(version);
}

/** Returns messages in their order, with the present names of their writers. */
export function selectMessages(db: Db, id: string) {
  const { thread_id, author_id, created_at } = mentoring_messages;
  return db
    .select({ message: mentoring_messages, name: users.name })
    .from(mentoring_messages)
    .leftJoin(users, eq(users.id, author_id))
    .where(eq(thread_id, id))
    .orderBy(asc(created_at), asc(mentoring_messages.id));
}

export async function insertMessage(
  tx: Db,
  message: typeof mentoring_messages.$inferInsert,
): Promise<void> {
  await tx.insert(mentoring_messages).values(message);
}

export async function selectMessage(
  tx: Db,
  threadId: string,
  id: string,
): Promise<MessageRow | undefined> {
  const { thread_id, id: messageId } = mentoring_messages;
  const one = and(eq(thread_id, threadId), eq(messageId, id));
  return (await tx.select().from(mentoring_messages).where(one))[0];
}

type MessageChanges = Partial<typeof mentoring_messages.$inferInsert>;

/** Changes a message whose state is as expected; false when it is not. */
export async function updateMessage(
  tx: Db,
  id: string,
  expected: MessageRow['state'],
  changes: MessageChanges,
): Promise<boolean> {
  const one = and(eq(mentoring_messages.id, id), eq(mentoring_messages.state, expected));
  return (await tx.update(mentoring_messages).set(changes).where(one).returning()).length > 0;
}

/** Records an action of a member in a thread, within the transaction of the action. */
export async function insertAccess(
  db: Db,
  access: { thread_id: string; actor_id: string; role: ActorRole; action: ThreadAction; at: Date },
): Promise<void> {
  await db.insert(mentoring_accesses).values(access);
}

/**
 * Returns the code and the messages of a learner's threads, and the messages that they wrote in others'. Hidden
 * messages stay hidden.
 */
export async function selectThreadContents(db: Db, userId: string) {
  const own = db
    .select({ id: mentoring_threads.id })
    .from(mentoring_threads)
    .where(eq(mentoring_threads.learner_id, userId));
  const {
    reviewed_at: _,
    held_for: __,
    author_id,
    ...columns
  } = getTableColumns(mentoring_messages);
  const { id, thread_id } = columns;
  // One condition with "or" would read all messages.
  const shared = union(
    db.select({ id }).from(mentoring_messages).where(eq(author_id, userId)),
    db.select({ id }).from(mentoring_messages).where(inArray(thread_id, own)),
  );
  const isOwn = sql<boolean>`${author_id} is not distinct from ${userId}::uuid`;
  const messages = await db
    .select({ ...columns, isOwn })
    .from(mentoring_messages)
    .where(inArray(id, shared))
    .orderBy(asc(columns.created_at));
  return {
    mentoring_versions: await db
      .select()
      .from(mentoring_versions)
      .where(inArray(mentoring_versions.thread_id, own))
      .orderBy(asc(mentoring_versions.created_at)),
    mentoring_messages: messages
      .filter(({ isOwn, state }) => isOwn || state !== 'held')
      .map(({ isOwn, ...message }) =>
        isOwn || message.state === 'shown' ? message : { ...message, text: '', files: null },
      ),
  };
}
