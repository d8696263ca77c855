import type { ApiTokenEnd } from '@codivia/contract/api/api-tokens';
import { and, desc, eq, getTableColumns, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { users } from '../accounts/accounts.table.ts';
import { api_idempotency_keys, api_tokens } from './api-tokens.table.ts';

/** `SHOWN`: the columns of a token that its member sees. */
const { user_id: _owner, token_hash: _hash, ...SHOWN } = getTableColumns(api_tokens);
const { id, name, created_at, expires_at, last_used_at, revoked_at, revoked_by } = SHOWN;

export type ApiTokenRow = Omit<typeof api_tokens.$inferSelect, 'user_id' | 'token_hash'>;

/** The member's tokens, the latest first. */
export function selectApiTokens(db: Db, userId: string): Promise<ApiTokenRow[]> {
  return db
    .select(SHOWN)
    .from(api_tokens)
    .where(eq(api_tokens.user_id, userId))
    .orderBy(desc(created_at), desc(id));
}

/** The condition that a token is neither revoked nor expired. */
export const usableAt = (now: Date) => and(isNull(revoked_at), gt(expires_at, now));

export function countUsableTokens(db: Db, userId: string, now: Date): Promise<number> {
  const usable = and(eq(api_tokens.user_id, userId), usableAt(now));
  return db.$count(api_tokens, usable);
}

export async function insertApiToken(
  db: Db,
  token: typeof api_tokens.$inferInsert,
): Promise<ApiTokenRow> {
  const [inserted] = await db.insert(api_tokens).values(token).returning(SHOWN);
  if (!inserted) throw new Error('a token was not inserted');
  return inserted;
}

/** Revokes one of the member's own tokens; one that is revoked stays as it is. False when there is none. */
export async function revokeOwnToken(
  db: Db,
  userId: string,
  tokenId: string,
  now: Date,
): Promise<boolean> {
  const revoked = await db
    .update(api_tokens)
    .set({
      revoked_at: sql`coalesce(${revoked_at}, ${now.toISOString()}::timestamptz)`,
      revoked_by: sql`coalesce(${revoked_by}, 'member')`,
    })
    .where(and(eq(id, tokenId), eq(api_tokens.user_id, userId)))
    .returning({ id });
  return revoked.length > 0;
}

/** Revokes every token of a member that could still be used, and answers their names. */
export async function revokeTokensOf(
  db: Db,
  userId: string,
  by: ApiTokenEnd,
  now: Date,
): Promise<string[]> {
  const revoked = await db
    .update(api_tokens)
    .set({ revoked_at: now, revoked_by: by })
    .where(and(eq(api_tokens.user_id, userId), usableAt(now)))
    .returning({ name });
  return revoked.map((token) => token.name);
}

/** Prepares the one query behind every call of the public API: a token with its member. */
export function prepareTokenOwner(db: Db) {
  const prepared = db
    .select({
      ...SHOWN,
      token_hash: api_tokens.token_hash,
      user: {
        id: users.id,
        name: users.name,
        role: users.role,
        language: users.language,
        created_at: users.created_at,
        premium_granted: users.premium_granted,
        premium_until: users.premium_until,
        gift_until: users.gift_until,
      },
    })
    .from(api_tokens)
    .innerJoin(users, eq(users.id, api_tokens.user_id))
    .where(eq(api_tokens.token_hash, sql.placeholder('hash')))
    .prepare('owner_of_api_token');
  return async (hash: string) => (await prepared.execute({ hash }))[0];
}

export type TokenOwner = NonNullable<Awaited<ReturnType<ReturnType<typeof prepareTokenOwner>>>>;

/** Records a use; of several within the time since `before`, only the first one. */
export async function touchToken(
  db: Db,
  { id: tokenId, user }: Pick<TokenOwner, 'id' | 'user'>,
  now: Date,
  before: Date,
): Promise<void> {
  const own = and(eq(api_tokens.user_id, user.id), eq(id, tokenId));
  await db
    .update(api_tokens)
    .set({ last_used_at: now })
    .where(and(own, or(isNull(last_used_at), lt(last_used_at, before))));
}

/** Deletes tokens that ended before `since`. */
export async function deleteOldTokens(db: Db, since: Date): Promise<void> {
  const where = or(lt(revoked_at, since), lt(expires_at, since));
  await deleteInBatches(db, { table: api_tokens, key: id, where });
}

/** Deletes keys of repeated creations that were written before `since`. */
export async function deleteOldKeys(db: Db, since: Date): Promise<void> {
  const { user_id: key, created_at } = api_idempotency_keys;
  await deleteInBatches(db, { table: api_idempotency_keys, key, where: lt(created_at, since) });
}
