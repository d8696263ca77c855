import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { sessions, users } from './accounts.table.ts';

/** Prepares the one query behind every signed-in call: the user of a session that still stands. */
export function prepareUserOfSession(db: Db) {
  const prepared = db
    .select({
      id: users.id,
      session_id: sessions.id,
      email: users.email,
      name: users.name,
      role: users.role,
      language: users.language,
      premium_granted: users.premium_granted,
      premium_until: users.premium_until,
      created_at: users.created_at,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.id, sql.placeholder('session')), isNull(sessions.revoked_at)))
    .prepare('user_of_session');
  return async (session: string) => (await prepared.execute({ session }))[0];
}
