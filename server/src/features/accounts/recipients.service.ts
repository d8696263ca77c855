import type { Db } from '../../db/connect.ts';
import { findUser, type User } from './users.queries.ts';

/** Whom a mail to a member is written to; undefined once the account is gone. */
export async function recipientOf(
  db: Db,
  userId: string,
): Promise<Pick<User, 'name' | 'email' | 'language'> | undefined> {
  return findUser(db, userId);
}
