import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
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
 * Marks a token as rotated, unless it was already, and answers when that first happened. Undefined
 * when the token is unknown, too old, or of a session that has ended.
 */
export async function rotateRefreshToken(
  db: Db,
  token_hash: string,
  now: Date,
): Promise<{ session_id: string; rotated_at: Date } | undefined> {
  const [rotated] = await db
    .update(refresh_tokens)
    .set({ rotated_at: sql`coalesce(${refresh_tokens.rotated_at}, ${now.toISOString()})` })
    .from(sessions)
    .where(
      and(
        eq(refresh_tokens.token_hash, token_hash),
        gt(refresh_tokens.expires_at, now),
        eq(sessions.id, refresh_tokens.session_id),
        isNull(sessions.revoked_at),
      ),
    )
    .returning({ session_id: refresh_tokens.session_id, rotated_at: refresh_tokens.rotated_at });
  return rotated?.rotated_at ? { ...rotated, rotated_at: rotated.rotated_at } : undefined;
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
