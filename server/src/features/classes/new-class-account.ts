import { randomUUID } from 'node:crypto';
import type { users } from '../accounts/accounts.table.ts';
import { classAddress } from '../accounts/users.queries.ts';
import type { ClassRow } from './classes.queries.ts';
import type { class_members } from './classes.table.ts';
import { newUserName } from './user-names.ts';

/** Returns the rows of a new class account, whose user name is added to those that are taken in the class. */
export function newClassAccount(
  { id: class_id, language }: Pick<ClassRow, 'id' | 'language'>,
  taken: Set<string>,
  {
    name,
    password_hash,
    joined_by,
  }: Pick<typeof users.$inferInsert, 'name' | 'password_hash'> &
    Pick<typeof class_members.$inferInsert, 'joined_by'>,
  now: Date,
) {
  const [userId, memberId] = [randomUUID(), randomUUID()];
  const user_name = newUserName(name, language, taken);
  const account = { id: userId, email: classAddress(userId), name, password_hash, language };
  const member = { id: memberId, class_id, user_id: userId, name, user_name };
  return {
    user: { ...account, verified_at: now, created_at: now },
    member: { ...member, joined_at: now, joined_by },
  };
}
