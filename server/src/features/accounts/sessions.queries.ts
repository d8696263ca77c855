import { and, eq, exists, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { refresh_tokens, sessions, users } from './accounts.table.ts';

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
      gift_until: users.gift_until,
      created_at: users.created_at,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.id, sql.placeholder('session')), isNull(sessions.revoked_at)))
    .prepare('user_of_session');
  return async (session: string) => (await prepared.execute({ session }))[0];
}

/** Answers the session's id. */
export async function insertSession(db: Db, user_id: string, now: Date): Promise<string> {
  const [session] = await db
    .insert(sessions)
    .values({ user_id, created_at: now })
    .returning({ id: sessions.id });
  if (!session) throw new Error('the session was not written');
  return session.id;
}

export async function revokeSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revoked_at)));
}

export async function revokeSessionsOf(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(eq(sessions.user_id, userId), isNull(sessions.revoked_at)));
}

/** Deletes sessions that ended before `since`, and older ones that no token can continue. */
export async function dropOldSessions(db: Db, since: Date): Promise<void> {
  const alive = db
    .select({ one: sql`1` })
    .from(refresh_tokens)
    .where(eq(refresh_tokens.session_id, sessions.id));
  await db
    .delete(sessions)
    .where(
      or(lt(sessions.revoked_at, since), and(lt(sessions.created_at, since), not(exists(alive)))),
    );
}
