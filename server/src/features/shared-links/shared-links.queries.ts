import { and, eq, inArray, isNotNull, notExists } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { projects } from '../projects/projects.table.ts';
import { isOpen } from '../published-projects/published-projects.queries.ts';
import { published_projects } from '../published-projects/published-projects.table.ts';
import { removed_links } from './shared-links.table.ts';

const { id, user_id, project_id, link_sha256 } = published_projects;

/** Selects the links of a member that they have not deleted. */
const ofMember = (db: Db, userId: string) =>
  and(
    eq(user_id, userId),
    isNotNull(link_sha256),
    notExists(
      db
        .select({ id: removed_links.id })
        .from(removed_links)
        .where(and(eq(removed_links.id, id), eq(removed_links.user_id, userId))),
    ),
  );

/** Returns the address of a member's link with this code and these files; undefined when they have none. */
export async function selectLink(
  tx: Db,
  userId: string,
  hash: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id })
    .from(published_projects)
    .where(and(eq(user_id, userId), eq(link_sha256, hash)));
  return row?.id;
}

export function countLinks(tx: Db, userId: string): Promise<number> {
  return tx.$count(published_projects, ofMember(tx, userId));
}

/**
 * Locks the copy that a link shows, so that nobody else changes it or decides about it. Returns the copy; undefined
 * when the member has no such link.
 */
export async function lockCopy(
  tx: Db,
  userId: string,
  publishedId: string,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ copy: projects.id })
    .from(published_projects)
    .innerJoin(projects, and(eq(projects.id, project_id), eq(projects.user_id, userId)))
    .where(and(eq(id, publishedId), ofMember(tx, userId)))
    .for('update', { of: projects });
  return found?.copy;
}

/** Returns those of the addresses whose links the member has deleted. */
export async function selectRemoved(db: Db, userId: string, ids: string[]): Promise<string[]> {
  const found = await db
    .select({ id: removed_links.id })
    .from(removed_links)
    .where(and(eq(removed_links.user_id, userId), inArray(removed_links.id, ids)));
  return found.map((row) => row.id);
}

export async function insertRemoved(
  tx: Db,
  removed: typeof removed_links.$inferInsert,
): Promise<void> {
  await tx.insert(removed_links).values(removed);
}

/**
 * Deletes all links of a member with their copies; nothing says at their addresses who did. Hidden copies stay, and
 * count as deleted by their author: they must not come back. Returns the number of links.
 */
export async function deleteLinksOf(tx: Db, userId: string, removed_at: Date): Promise<number> {
  const links = await tx.$count(published_projects, ofMember(tx, userId));
  const copies = and(eq(projects.user_id, userId), eq(projects.for_link, true));
  await tx.delete(projects).where(and(copies, isOpen(tx, projects.id)));
  const hidden = await tx.select({ id }).from(published_projects).where(ofMember(tx, userId));
  const removed = hidden.map((link) => ({ id: link.id, user_id: userId, removed_at }));
  if (removed.length > 0) await tx.insert(removed_links).values(removed);
  return links;
}
