import type { MediaQuery } from '@codivia/contract/api/admin-media';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { foldedText, matchesWords } from '../../db/search.ts';
import { media, media_parts } from './media.table.ts';

export type MediaRow = typeof media.$inferSelect;

/** One part of a content, as it is stored. */
export type MediaPart = Omit<typeof media_parts.$inferSelect, 'content'>;

/** A media whose content is complete. */
export type CompleteMedia = MediaRow & { hash: string; format: NonNullable<MediaRow['format']> };

const PICTURES = ['png', 'jpeg', 'webp'] as const;
const DESCRIPTIONS = foldedText(sql`${media.alt_en} || ' ' || ${media.alt_fr}`);

export async function selectMedia(db: Db, hash: string): Promise<CompleteMedia | undefined> {
  const [found] = await db.select().from(media).where(eq(media.hash, hash));
  return found as CompleteMedia | undefined;
}

/** Returns which of these hashes are stored, and their formats. */
export async function selectFormats(
  db: Db,
  hashes: readonly string[],
): Promise<Map<string, CompleteMedia['format']>> {
  if (hashes.length === 0) return new Map();
  const found = (await db
    .select({ hash: media.hash, format: media.format })
    .from(media)
    .where(inArray(media.hash, [...hashes]))) as Pick<CompleteMedia, 'hash' | 'format'>[];
  return new Map(found.map(({ hash, format }) => [hash, format]));
}

/**
 * Waits until no other transaction stores this content: two that did so at the same moment would both find that it is
 * missing.
 */
export async function lockContent(tx: Db, hash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}::text, 0))`);
}

/** Notes that somebody has just sent a content that was stored already: it is not unused. */
export async function keepLonger(db: Db, hash: string): Promise<void> {
  await db.update(media).set({ unused_since: null }).where(eq(media.hash, hash));
}

/** Stores media unless the same content is stored already; false then. */
export async function insertMedia(tx: Db, row: typeof media.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(media)
    .values(row)
    .onConflictDoNothing({ target: media.hash })
    .returning({ id: media.id });
  return added.length > 0;
}

/** Returns the pictures, the latest first. */
export function selectPictures(db: Db, { q, limit, offset }: MediaQuery): Promise<MediaRow[]> {
  const found = matchesWords(DESCRIPTIONS, q);
  const rows = db
    .select()
    .from(media)
    .where(and(isNotNull(media.hash), inArray(media.format, [...PICTURES]), found))
    .orderBy(desc(media.created_at), desc(media.id))
    .$dynamic();
  return rows.limit(limit ?? 500).offset(offset ?? 0);
}

export async function updateAlt(
  db: Db,
  hash: string,
  alt: { alt_en: string; alt_fr: string },
): Promise<MediaRow | undefined> {
  const isPicture = inArray(media.format, [...PICTURES]);
  const [row] = await db
    .update(media)
    .set(alt)
    .where(and(eq(media.hash, hash), isPicture))
    .returning();
  return row;
}

/** Returns a film that has not arrived completely. */
export async function selectUpload(db: Db, id: string): Promise<MediaRow | undefined> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.id, id), isNull(media.hash)));
  return row;
}

/** Returns films of this size that somebody has begun to send, the latest first. */
export function selectUnfinished(
  db: Db,
  created_by: string,
  size: number,
  limit: number,
): Promise<MediaRow[]> {
  const isOwn = and(eq(media.created_by, created_by), eq(media.size, size));
  return db
    .select()
    .from(media)
    .where(and(isOwn, isNull(media.hash), gt(media.received, 0)))
    .orderBy(desc(media.created_at), desc(media.id))
    .limit(limit);
}

/** Returns a film that has not arrived completely, locked for a change. */
export async function lockUpload(tx: Db, id: string): Promise<MediaRow | undefined> {
  const [row] = await tx
    .select()
    .from(media)
    .where(and(eq(media.id, id), isNull(media.hash)))
    .for('update');
  return row;
}

export async function updateMedia(tx: Db, id: string, changed: Partial<MediaRow>): Promise<void> {
  await tx.update(media).set(changed).where(eq(media.id, id));
}

export async function deleteUpload(db: Db, id: string): Promise<boolean> {
  const gone = await db
    .delete(media)
    .where(and(eq(media.id, id), isNull(media.hash)))
    .returning({ id: media.id });
  return gone.length > 0;
}

/** Deletes films that began to arrive before a moment, and never did completely. */
export async function deleteUnfinished(db: Db, before: Date): Promise<void> {
  await db.delete(media).where(and(isNull(media.hash), lt(media.created_at, before)));
}

/** Stores a part. Bytes are sent to the database in base 64, as those of other files (project-files.queries.ts). */
export async function insertPart(
  tx: Db,
  part: MediaPart,
  content: Buffer | undefined,
): Promise<void> {
  const bytes = content ? sql`decode(${content.toString('base64')}, 'base64')` : null;
  await tx.insert(media_parts).values({ ...part, content: bytes });
}

/** Returns the parts of a content that have bytes from `first` to before `end`, in order. */
export function selectParts(db: Db, id: string, first: number, end: number): Promise<MediaPart[]> {
  const { media_id, start, size, object_key } = media_parts;
  return db
    .select({ media_id, start, size, object_key })
    .from(media_parts)
    .where(and(eq(media_id, id), lt(start, end), gt(sql`${start} + ${size}`, first)))
    .orderBy(start);
}

/** Returns bytes of a part that the database has: from `from` on, at most `count`. */
export async function selectBytes(
  db: Db,
  { media_id, start }: MediaPart,
  from: number,
  count: number,
): Promise<Buffer | undefined> {
  const bytes = sql<string>`encode(substring(${media_parts.content} from ${from + 1}::int for ${count}::int), 'base64')`;
  const [row] = await db
    .select({ bytes })
    .from(media_parts)
    .where(and(eq(media_parts.media_id, media_id), eq(media_parts.start, start)));
  return row && Buffer.from(row.bytes, 'base64');
}
