import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { type MailTokenPurpose, mail_tokens, users } from './accounts.table.ts';

export async function insertMailToken(
  db: Db,
  token: typeof mail_tokens.$inferInsert,
): Promise<void> {
  await db.insert(mail_tokens).values(token);
}

export async function deleteMailToken(db: Db, token_hash: string): Promise<void> {
  await db.delete(mail_tokens).where(eq(mail_tokens.token_hash, token_hash));
}

function usable(token_hash: string, purpose: MailTokenPurpose, now: Date) {
  return and(
    eq(mail_tokens.token_hash, token_hash),
    eq(mail_tokens.purpose, purpose),
    isNull(mail_tokens.used_at),
    gt(mail_tokens.expires_at, now),
  );
}

/** Uses a token up and returns its owner; undefined when it cannot be used (any more). */
export async function consumeMailToken(
  db: Db,
  token_hash: string,
  purpose: MailTokenPurpose,
  now: Date,
): Promise<string | undefined> {
  const [used] = await db
    .update(mail_tokens)
    .set({ used_at: now })
    .where(usable(token_hash, purpose, now))
    .returning({ user_id: mail_tokens.user_id });
  return used?.user_id;
}

/** The owner of a token. */
export type TokenOwner = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'name' | 'password_hash' | 'temporary_until'
>;

/** Returns the owner of a token that is still valid, with what the rules for new passwords need. */
export async function ownerOfMailToken(
  db: Db,
  token_hash: string,
  purpose: MailTokenPurpose,
  now: Date,
): Promise<TokenOwner | undefined> {
  const { id, email, name, password_hash, temporary_until } = users;
  const [found] = await db
    .select({ id, email, name, password_hash, temporary_until })
    .from(mail_tokens)
    .innerJoin(users, eq(users.id, mail_tokens.user_id))
    .where(usable(token_hash, purpose, now));
  return found;
}

/** Uses up all remaining tokens of one person and purpose. */
export async function consumeMailTokensOf(
  db: Db,
  userId: string,
  purpose: MailTokenPurpose,
  now: Date,
): Promise<void> {
  await db
    .update(mail_tokens)
    .set({ used_at: now })
    .where(
      and(
        eq(mail_tokens.user_id, userId),
        eq(mail_tokens.purpose, purpose),
        isNull(mail_tokens.used_at),
      ),
    );
}

/** Uses up all links mailed to a member: they went to an address that is theirs no longer. */
export async function endLinksOf(db: Db, userId: string, now: Date): Promise<void> {
  const open = and(eq(mail_tokens.user_id, userId), isNull(mail_tokens.used_at));
  await db.update(mail_tokens).set({ used_at: now }).where(open);
}

/** Returns the moment when the address was confirmed that this token, used or not, was sent to. */
export async function verifiedAtOfToken(db: Db, token_hash: string): Promise<Date | null> {
  const [found] = await db
    .select({ verified_at: users.verified_at })
    .from(mail_tokens)
    .innerJoin(users, eq(users.id, mail_tokens.user_id))
    .where(and(eq(mail_tokens.token_hash, token_hash), eq(mail_tokens.purpose, 'verify')));
  return found?.verified_at ?? null;
}

/** Deletes tokens that expired before `since`. */
export async function deleteOldMailTokens(db: Db, since: Date): Promise<void> {
  const { token_hash: key, expires_at } = mail_tokens;
  await deleteInBatches(db, { table: mail_tokens, key, where: lt(expires_at, since) });
}
