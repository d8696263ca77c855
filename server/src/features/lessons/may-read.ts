import { hasAllOfPremium, type Role } from '@codivia/contract/api/accounts';
import type { Db } from '../../db/connect.ts';
import { premiumSql } from '../accounts/premium.queries.ts';
import { openedByClassSql, openedTo } from '../assignments/opened-lessons.queries.ts';

interface ReadLesson {
  id: string;
  is_premium: boolean;
}

interface Reader {
  id: string;
  is_premium: boolean;
  role: Role;
}

/**
 * Returns the test that tells which of these lessons may be read and completed: free ones by everyone, the others by
 * premium members and administrators, and by those to whom a class has opened them. The database is only asked when
 * that depends on a class.
 */
export async function readableOf(
  db: Db,
  lessons: readonly ReadLesson[],
  reader: Reader,
  now: Date,
): Promise<(lesson: ReadLesson) => boolean> {
  if (hasAllOfPremium(reader) || lessons.every(({ is_premium }) => !is_premium)) return () => true;
  const opened = await openedTo(db, reader.id, now, 'lesson_id');
  return ({ id, is_premium }) => !is_premium || opened.has(id);
}

/** Tells whether a lesson may be read and completed (docs/product.md#lesson-access). */
export async function mayRead(
  db: Db,
  lesson: ReadLesson,
  reader: Reader,
  now: Date,
): Promise<boolean> {
  const isReadable = await readableOf(db, [lesson], reader, now);
  return isReadable(lesson);
}

/**
 * mayRead in SQL: `lesson` is the lesson's row of lessons, `user` the reader's row of users, `now` a parameter or
 * literal of the moment.
 */
export function mayReadSql(lesson: string, user: string, now: string): string {
  return `(not ${lesson}.is_premium or ${user}.role = 'admin' or ${premiumSql(user, now)}
    or ${openedByClassSql(`${lesson}.id`, user, now)})`;
}
