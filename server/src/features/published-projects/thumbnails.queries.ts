import type { ThumbnailType } from '@codivia/contract/api/published-projects';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isOpen } from './published-projects.queries.ts';
import { published_projects } from './published-projects.table.ts';
import { published_thumbnails } from './thumbnails.table.ts';

const { published_id, type, picture, updated_at } = published_thumbnails;

interface Stored {
  type: ThumbnailType;
  /** In base 64. */
  picture: string;
  now: Date;
}

/** Tells whether a published project is the member's. */
export async function isPublishedBy(db: Db, userId: string, publishedId: string): Promise<boolean> {
  const { id, user_id } = published_projects;
  const found = await db
    .select({ id })
    .from(published_projects)
    .where(and(eq(id, publishedId), eq(user_id, userId)));
  return found.length > 0;
}

/** Stores the picture of a member's published project; false when they have none with this id. */
export async function upsertThumbnail(
  db: Db,
  userId: string,
  publishedId: string,
  { type, picture, now }: Stored,
): Promise<boolean> {
  const stored = await db
    .insert(published_thumbnails)
    .select(
      db
        .select({
          published_id: published_projects.id,
          user_id: published_projects.user_id,
          type: sql<ThumbnailType>`${type}::text`.as('type'),
          picture: sql<string>`${picture}::text`.as('picture'),
          updated_at: sql<Date>`${now.toISOString()}::timestamptz`.as('updated_at'),
        })
        .from(published_projects)
        .where(and(eq(published_projects.id, publishedId), eq(published_projects.user_id, userId))),
    )
    .onConflictDoUpdate({ target: published_id, set: { type, picture, updated_at: now } })
    .returning({ published_id });
  return stored.length > 0;
}

/** Returns false when the member has no such project with a picture. */
export async function deleteOwnThumbnail(
  db: Db,
  userId: string,
  publishedId: string,
): Promise<boolean> {
  const mine = and(eq(published_id, publishedId), eq(published_thumbnails.user_id, userId));
  const removed = await db.delete(published_thumbnails).where(mine).returning({ published_id });
  return removed.length > 0;
}

/** The picture of a published project that nothing hides. */
export async function selectThumbnail(db: Db, publishedId: string) {
  const [row] = await db
    .select({ type, picture, updated_at })
    .from(published_thumbnails)
    .innerJoin(published_projects, eq(published_projects.id, published_id))
    .where(and(eq(published_id, publishedId), isOpen(db, published_projects.project_id)));
  return row;
}

/**
 * Returns the moments when the pictures of published projects were stored, of those that have one; `owner` when all are
 * of one member.
 */
export function selectThumbnailTimes(db: Db, publishedIds: string[], ownerId?: string) {
  const own = ownerId === undefined ? undefined : eq(published_thumbnails.user_id, ownerId);
  return db
    .select({ id: published_id, updated_at })
    .from(published_thumbnails)
    .where(and(own, inArray(published_id, publishedIds)));
}
