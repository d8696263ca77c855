import { and, desc, eq, exists, gt, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { notifyLive } from '../../db/live-notices.ts';
import { refresh_tokens, sessions, users } from './accounts.table.ts';

/** Prepares the one query behind every signed-in call: the user of a session that is still valid. */
export function prepareUserOfSession(db: Db) {
  const prepared = db
    .select({
      id: users.id,
      session_id: sessions.id,
      seen_generation: sessions.seen_generation,
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

/** Returns the session's id. */
export async function insertSession(
  db: Db,
  session: Pick<typeof sessions.$inferInsert, 'user_id' | 'browser' | 'system'>,
  now: Date,
): Promise<string> {
  const [opened] = await db
    .insert(sessions)
    .values({ ...session, created_at: now, used_at: now })
    .returning({ id: sessions.id });
  if (!opened) throw new Error('the session was not written');
  return opened.id;
}

/** Returns the moment when a session was opened; undefined when there is none (any more). */
export async function sessionOpenedAt(db: Db, id: string): Promise<Date | undefined> {
  const { created_at } = sessions;
  return (await db.select({ created_at }).from(sessions).where(eq(sessions.id, id)))[0]?.created_at;
}

/**
 * Tells whether a session is still valid: for writes that must not happen after its end, and happen later than the
 * look-up of its caller.
 */
export async function isSessionValid(db: Db, id: string): Promise<boolean> {
  const valid = and(eq(sessions.id, id), isNull(sessions.revoked_at));
  return (await db.select({ id: sessions.id }).from(sessions).where(valid)).length > 0;
}

const seenAtLeast = (generation: number) =>
  sql`greatest(${sessions.seen_generation}, ${generation}::integer)`;

/** Records that a session is in use, by a browser that has the tokens of `generation`. */
export async function touchSession(
  db: Db,
  id: string,
  generation: number,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ used_at: now, seen_generation: seenAtLeast(generation) })
    .where(eq(sessions.id, id));
}

/** Records that the browser of a session has received the tokens of `generation`. */
export async function noteSeen(db: Db, id: string, generation: number): Promise<void> {
  await db
    .update(sessions)
    .set({ seen_generation: seenAtLeast(generation) })
    .where(eq(sessions.id, id));
}

export async function revokeSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revoked_at)));
  await notifyLive(db, 'rights');
}

/** The open sessions of a member that were used after `since`, the latest used first. */
export function selectSessionsOf(db: Db, userId: string, since: Date) {
  const { id, browser, system, created_at, used_at } = sessions;
  return db
    .select({ id, browser, system, created_at, used_at })
    .from(sessions)
    .where(
      and(eq(sessions.user_id, userId), isNull(sessions.revoked_at), gt(sessions.used_at, since)),
    )
    .orderBy(desc(used_at), id);
}

/** Ends an open session of this member; false when they have no such session. */
export async function revokeSessionOf(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(eq(sessions.id, id), eq(sessions.user_id, userId), isNull(sessions.revoked_at)))
    .returning({ id: sessions.id });
  await notifyLive(db, 'rights');
  return ended.length > 0;
}

/** Ends all sessions of a member, except one when that is given. */
export async function revokeSessionsOf(
  db: Db,
  userId: string,
  now: Date,
  except?: string,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(
      and(
        eq(sessions.user_id, userId),
        isNull(sessions.revoked_at),
        except ? ne(sessions.id, except) : undefined,
      ),
    );
  await notifyLive(db, 'rights');
}

/** Deletes sessions that ended before `since`, and older ones that no token can continue. */
export async function deleteOldSessions(db: Db, since: Date): Promise<void> {
  const alive = db
    .select({ one: sql`1` })
    .from(refresh_tokens)
    .where(eq(refresh_tokens.session_id, sessions.id));
  const { id: key, revoked_at, created_at } = sessions;
  const where = or(lt(revoked_at, since), and(lt(created_at, since), not(exists(alive))));
  await deleteInBatches(db, { table: sessions, key, where });
}
