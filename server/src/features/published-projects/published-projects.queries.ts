import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { project_origins, published_projects } from './published-projects.table.ts';

type PublishedRow = typeof published_projects.$inferSelect;
export type OwnPublishedRow = Omit<PublishedRow, 'files' | 'user_id'>;

const { id, project_id, title, description, kind, files, revision } = published_projects;
const { published_at, updated_at } = published_projects;
/** What its author sees of it in a list: all but the files, which may be large. */
const OWN = {
  ...{ id, project_id, title, description, kind, revision },
  ...{ published_at, updated_at },
};

const own = (userId: string, publishedId: string) =>
  and(eq(published_projects.id, publishedId), eq(published_projects.user_id, userId));

/** The member's published projects, the last changed first. */
export function selectOwnPublished(db: Db, userId: string): Promise<OwnPublishedRow[]> {
  return db
    .select(OWN)
    .from(published_projects)
    .where(eq(published_projects.user_id, userId))
    .orderBy(desc(published_projects.updated_at), desc(published_projects.id));
}

/** Stores what is shown of a project: the first copy, or a newer one at the same address. */
export async function upsertPublished(
  db: Db,
  row: typeof published_projects.$inferInsert,
): Promise<OwnPublishedRow> {
  const changed = {
    ...{ title: row.title, description: row.description, files: row.files },
    ...{ revision: row.revision, updated_at: row.updated_at },
  };
  const [stored] = await db
    .insert(published_projects)
    .values(row)
    .onConflictDoUpdate({
      target: published_projects.project_id,
      set: changed,
    })
    .returning(OWN);
  if (!stored) throw new Error('a published project was not stored');
  return stored;
}

/** False when the member has none with this id. */
export async function deletePublished(
  db: Db,
  userId: string,
  publishedId: string,
): Promise<boolean> {
  const removed = await db
    .delete(published_projects)
    .where(own(userId, publishedId))
    .returning({ id });
  return removed.length > 0;
}

/** Closes anybody's. Its title; undefined when there is none. */
export async function deleteAnyPublished(tx: Db, publishedId: string): Promise<string | undefined> {
  const removed = await tx
    .delete(published_projects)
    .where(eq(published_projects.id, publishedId))
    .returning({ title });
  return removed[0]?.title;
}

/** A published project, with the one that it was made from while that one is open. */
export async function selectPublished(db: Db, publishedId: string) {
  const origins = alias(published_projects, 'origins');
  const [row] = await db
    .select({
      ...{ id, title, description, kind, files, updated_at },
      origin: { id: origins.id, title: origins.title },
    })
    .from(published_projects)
    .leftJoin(project_origins, eq(project_origins.project_id, published_projects.project_id))
    .leftJoin(origins, eq(origins.id, project_origins.origin_id))
    .where(eq(published_projects.id, publishedId));
  return row;
}

/** Notes what a project was made from, unless that has been closed by now: then there is nothing to name. */
export async function insertOrigin(
  db: Db,
  origin: typeof project_origins.$inferInsert,
): Promise<void> {
  const open = await db
    .select({ id })
    .from(published_projects)
    .where(eq(published_projects.id, origin.origin_id))
    .for('share');
  if (open.length > 0) await db.insert(project_origins).values(origin);
}
