import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { api_idempotency_keys } from '../api-tokens/api-tokens.table.ts';

interface Key {
  user_id: string;
  key_hash: string;
}

const named = ({ user_id, key_hash }: Key) =>
  and(eq(api_idempotency_keys.user_id, user_id), eq(api_idempotency_keys.key_hash, key_hash));

/**
 * Stores a key unless it exists; a creation with the same key waits here until the one before it ends. Returns the
 * stored one if there is one.
 */
export async function claimKey(
  tx: Db,
  key: Key & { body_hash: string; created_at: Date },
): Promise<{ body_hash: string; project_id: string | null } | undefined> {
  const claimed = await tx
    .insert(api_idempotency_keys)
    .values(key)
    .onConflictDoNothing()
    .returning({ key_hash: api_idempotency_keys.key_hash });
  if (claimed.length > 0) return undefined;
  const { body_hash, project_id } = api_idempotency_keys;
  return (
    await tx.select({ body_hash, project_id }).from(api_idempotency_keys).where(named(key))
  )[0];
}

/** Records the project that a key has made. */
export async function setProjectOfKey(tx: Db, key: Key, project_id: string): Promise<void> {
  await tx.update(api_idempotency_keys).set({ project_id }).where(named(key));
}
