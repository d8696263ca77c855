import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { lesson_comments } from './lesson-comments.table.ts';

const author = alias(users, 'author');
const resolver = alias(users, 'resolver');

/** Returns the comments of a lesson with the names of people, the oldest first. */
export function selectComments(db: Db, lessonId: string) {
  return db
    .select({ comment: lesson_comments, author: author.name, resolver: resolver.name })
    .from(lesson_comments)
    .leftJoin(author, eq(author.id, lesson_comments.author_id))
    .leftJoin(resolver, eq(resolver.id, lesson_comments.resolved_by))
    .where(eq(lesson_comments.lesson_id, lessonId))
    .orderBy(asc(lesson_comments.created_at), asc(lesson_comments.id));
}

export function countComments(db: Db, lessonId: string): Promise<number> {
  return db.$count(lesson_comments, eq(lesson_comments.lesson_id, lessonId));
}

const isOf = (lessonId: string, id: string) =>
  and(eq(lesson_comments.lesson_id, lessonId), eq(lesson_comments.id, id));

/** Returns a comment of a lesson. */
export async function selectComment(db: Db, lessonId: string, id: string) {
  return (await db.select().from(lesson_comments).where(isOf(lessonId, id)))[0];
}

export async function insertComment(
  tx: Db,
  comment: typeof lesson_comments.$inferInsert,
): Promise<void> {
  await tx.insert(lesson_comments).values(comment);
}

type Changes = Partial<
  Pick<typeof lesson_comments.$inferSelect, 'text' | 'resolved_at' | 'resolved_by'>
>;

export async function updateComment(
  tx: Db,
  lessonId: string,
  id: string,
  changes: Changes,
): Promise<void> {
  await tx.update(lesson_comments).set(changes).where(isOf(lessonId, id));
}

export async function hasReplies(db: Db, id: string): Promise<boolean> {
  const replies = eq(lesson_comments.reply_to, id);
  return (await db.$count(lesson_comments, replies)) > 0;
}

export async function removeComment(tx: Db, lessonId: string, id: string): Promise<void> {
  await tx.delete(lesson_comments).where(isOf(lessonId, id));
}
