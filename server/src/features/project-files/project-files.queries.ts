import type { FileFormat } from '@codivia/contract/files/file-formats';
import { and, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { file_contents, removed_objects, stored_files } from './project-files.table.ts';

export type StoredFile = typeof stored_files.$inferSelect;

const { user_id, sha256, size, format, object_key, unlisted_since } = stored_files;

/** The condition for one's own files: with a hash alone nobody reaches somebody else's. */
const own = (userId: string, hashes: readonly string[]) =>
  and(eq(user_id, userId), inArray(sha256, [...hashes]));

/** Returns those of the member's stored files that have these hashes. */
export function selectFiles(
  db: Db,
  userId: string,
  hashes: readonly string[],
): Promise<{ sha256: string; size: number; format: FileFormat; object_key: string | null }[]> {
  if (hashes.length === 0) return Promise.resolve([]);
  return db
    .select({ sha256, size, format, object_key })
    .from(stored_files)
    .where(own(userId, hashes));
}

/** All files of a member, without their contents. */
export function selectAllFiles(db: Db, userId: string): Promise<StoredFile[]> {
  return db.select().from(stored_files).where(eq(user_id, userId)).orderBy(sha256);
}

/** Returns the number of bytes of all files of a member. */
export async function sumSizes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ used: sql<string>`coalesce(sum(${size}), 0)` })
    .from(stored_files)
    .where(eq(user_id, userId));
  return Number(row?.used ?? 0);
}

export async function insertFile(tx: Db, file: StoredFile): Promise<void> {
  await tx.insert(stored_files).values(file);
}

/** Records that projects list these files, so that they no longer wait. */
export async function markListed(tx: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await tx
    .update(stored_files)
    .set({ unlisted_since: null })
    .where(and(own(userId, hashes), isNotNull(unlisted_since)));
}

/**
 * Returns the hashes in the lists of a member's rows: of projects as they are, and as they are published or shown by a
 * link, and of models.
 */
const listedIn = (userId: string): SQL => {
  const hashes = sql`asset->>'hash' from`;
  const asset = sql`json_array_elements(assets) as asset where user_id = ${userId}`;
  return sql`(select ${hashes} projects, ${asset} and not for_link
    union all select ${hashes} published_projects, ${asset}
    union all select ${hashes} models, ${asset})`;
};

/**
 * Deletes the member's files that no list of theirs names any more; those that still wait for their first list stay.
 * The member's row must be locked, as it is wherever lists change.
 */
export async function deleteUnlisted(tx: Db, userId: string): Promise<void> {
  await tx
    .delete(stored_files)
    .where(
      and(eq(user_id, userId), isNull(unlisted_since), sql`${sha256} not in ${listedIn(userId)}`),
    );
}

/** Deletes files that have waited for a list since before a moment: a member's, or everybody's. */
export async function deleteWaiting(db: Db, before: Date, userId?: string): Promise<void> {
  const mine = userId === undefined ? undefined : eq(user_id, userId);
  await db.delete(stored_files).where(and(lt(unlisted_since, before), mine));
}

/**
 * Stores a content. It is sent to the database in base 64, and comes back so: the embedded database takes ten times as
 * long for bytes, and nobody else is served meanwhile.
 */
export async function insertContent(
  tx: Db,
  { user_id, sha256, content }: { user_id: string; sha256: string; content: Buffer },
): Promise<void> {
  const bytes = sql`decode(${content.toString('base64')}, 'base64')`;
  await tx.insert(file_contents).values({ user_id, sha256, content: bytes });
}

/** The content that the database has; undefined when it has none. */
export async function selectContent(
  db: Db,
  userId: string,
  hash: string,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ content: sql<string>`encode(${file_contents.content}, 'base64')` })
    .from(file_contents)
    .where(and(eq(file_contents.user_id, userId), eq(file_contents.sha256, hash)));
  return row && Buffer.from(row.content, 'base64');
}

/** Copies a content within the database to another member, whose row exists already; false when it is gone. */
export async function copyContent(
  tx: Db,
  from: string,
  to: string,
  hash: string,
): Promise<boolean> {
  const source = tx
    .select({
      user_id: sql<string>`${to}::uuid`.as('user_id'),
      sha256: file_contents.sha256,
      content: file_contents.content,
    })
    .from(file_contents)
    .where(and(eq(file_contents.user_id, from), eq(file_contents.sha256, hash)));
  const copied = await tx
    .insert(file_contents)
    .select(source)
    .returning({ sha256: file_contents.sha256 });
  return copied.length > 0;
}

/** Records an object that is to be deleted at a moment, unless it is needed by then. */
export async function insertRemoval(db: Db, key: string, due: Date): Promise<void> {
  await db.insert(removed_objects).values({ object_key: key, due_at: due });
}

/** Deletes the record of an object that is needed, or gone. */
export async function deleteRemoval(db: Db, key: string): Promise<void> {
  await db.delete(removed_objects).where(eq(removed_objects.object_key, key));
}

/** Returns objects that are due for deletion, those that have waited longest first. */
export async function selectRemovals(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ key: removed_objects.object_key })
    .from(removed_objects)
    .where(lt(removed_objects.due_at, now))
    .orderBy(removed_objects.due_at)
    .limit(limit);
  return rows.map(({ key }) => key);
}
