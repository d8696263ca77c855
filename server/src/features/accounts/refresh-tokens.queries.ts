import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { refresh_tokens, sessions } from './accounts.table.ts';

export async function insertRefreshToken(
  db: Db,
  token: typeof refresh_tokens.$inferInsert,
): Promise<void> {
  await db.insert(refresh_tokens).values(token);
}

/**
 * Returns a token that can still be exchanged, with its session, whose row is locked: exchanges of one session come one
 * after the other. Undefined when it is unknown, too old, or of a session that has ended.
 */
export async function lockRefreshToken(db: Db, token_hash: string, now: Date) {
  const { session_id, generation, rotated_at, is_superseded } = refresh_tokens;
  const [found] = await db
    .select({
      session_id,
      generation,
      rotated_at,
      is_superseded,
      seen_generation: sessions.seen_generation,
    })
    .from(refresh_tokens)
    .innerJoin(sessions, eq(sessions.id, session_id))
    .where(
      and(
        eq(refresh_tokens.token_hash, token_hash),
        gt(refresh_tokens.expires_at, now),
        isNull(sessions.revoked_at),
      ),
    )
    .for('update', { of: sessions });
  return found;
}

export async function markRotated(db: Db, token_hash: string, now: Date): Promise<void> {
  await db
    .update(refresh_tokens)
    .set({ rotated_at: now })
    .where(eq(refresh_tokens.token_hash, token_hash));
}

/** Marks all tokens of a generation of a session as superseded: their answers were lost. */
export async function supersede(db: Db, session_id: string, generation: number): Promise<void> {
  await db
    .update(refresh_tokens)
    .set({ is_superseded: true })
    .where(
      and(eq(refresh_tokens.session_id, session_id), eq(refresh_tokens.generation, generation)),
    );
}

export async function sessionOfRefreshToken(
  db: Db,
  token_hash: string,
): Promise<string | undefined> {
  const [token] = await db
    .select({ session_id: refresh_tokens.session_id })
    .from(refresh_tokens)
    .where(eq(refresh_tokens.token_hash, token_hash));
  return token?.session_id;
}

export async function deleteExpiredRefreshTokens(db: Db, now: Date): Promise<void> {
  const { token_hash: key, expires_at } = refresh_tokens;
  await deleteInBatches(db, { table: refresh_tokens, key, where: lt(expires_at, now) });
}
