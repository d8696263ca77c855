import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import {
  project_decisions,
  project_reports,
  project_reviews,
} from '../project-reviews/project-reviews.table.ts';
import { projects } from '../projects/projects.table.ts';
import { removed_links } from '../shared-links/shared-links.table.ts';
import { project_origins, published_projects } from './published-projects.table.ts';

type PublishedRow = typeof published_projects.$inferSelect;
export type OwnPublishedRow = Omit<
  PublishedRow,
  'files' | 'assets' | 'user_id' | 'selected_at' | 'link_sha256'
>;

/** `OWN`: the columns that its author sees in a list: all but the files, which may be large. */
const {
  files,
  assets,
  link_sha256,
  user_id: _,
  selected_at: __,
  ...OWN
} = getTableColumns(published_projects);
const { id, project_id, title, description, kind, updated_at, gallery } = OWN;

/** Selects the member's projects on pages of projects, or by links with files. */
const ofMember = (userId: string, by: 'page' | 'link') =>
  and(
    eq(published_projects.user_id, userId),
    by === 'link' ? isNotNull(link_sha256) : isNull(link_sha256),
  );

/** Returns the member's published projects of one of the two kinds, the last changed first. */
export function selectOwnPublished(
  db: Db,
  userId: string,
  by: 'page' | 'link',
): Promise<OwnPublishedRow[]> {
  return db
    .select(OWN)
    .from(published_projects)
    .where(ofMember(userId, by))
    .orderBy(desc(published_projects.updated_at), desc(published_projects.id));
}

/** Returns the reviews of these projects, by the projects' ids; projects that could always be seen have none. */
export function selectReviews(db: Db, projectIds: string[]) {
  return db
    .select({ project_id: project_reviews.project_id, state: project_reviews.state })
    .from(project_reviews)
    .where(and(inArray(project_reviews.project_id, projectIds), ne(project_reviews.state, 'open')));
}

/**
 * Returns the hidden works of the member's other projects, as they were published and as they are now: code, files, and
 * their names.
 */
export async function selectHiddenWorks(db: Db, userId: string, exceptProjectId: string) {
  const rows = await db
    .select({
      name: projects.name,
      title,
      current: { files: projects.files, assets: projects.assets },
      published: { files, assets },
    })
    .from(project_reviews)
    .innerJoin(projects, eq(projects.id, project_reviews.project_id))
    .leftJoin(
      published_projects,
      and(eq(project_id, projects.id), eq(published_projects.user_id, projects.user_id)),
    )
    .where(
      and(
        eq(projects.user_id, userId),
        ne(projects.id, exceptProjectId),
        ne(project_reviews.state, 'open'),
      ),
    );
  return rows.flatMap(({ name, title: shown, current, published }) =>
    [current, published ?? current].map((work) => ({ title: shown ?? name, ...work })),
  );
}

/** The latest decision about each of these projects. */
export function selectLatestDecisions(db: Db, projectIds: string[]) {
  return db
    .selectDistinctOn([project_decisions.project_id])
    .from(project_decisions)
    .where(inArray(project_decisions.project_id, projectIds))
    .orderBy(project_decisions.project_id, desc(project_decisions.decided_at));
}

/** True when the new copy is equal to the stored one. */
const IS_SAME = sql`${title} = excluded.title and ${description} = excluded.description
  and ${files}::text = excluded.files::text and ${assets}::text = excluded.assets::text`;

/**
 * Stores the published copy of a project: the first one, or a newer one at the same address. The selection for the
 * gallery was made for the copy before: a different one leaves the gallery.
 */
export async function upsertPublished(
  db: Db,
  row: typeof published_projects.$inferInsert,
): Promise<OwnPublishedRow> {
  const changed = {
    title: row.title,
    description: row.description,
    files: row.files,
    assets: row.assets,
    revision: row.revision,
    updated_at: row.updated_at,
    gallery: sql`case when ${gallery} = 'selected' and not (${IS_SAME}) then 'left' else ${gallery} end`,
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

/** Deletes a page, without its project. False when the member has none with this id. */
export async function deletePublished(
  db: Db,
  userId: string,
  publishedId: string,
): Promise<boolean> {
  const removed = await db
    .delete(published_projects)
    .where(and(eq(id, publishedId), ofMember(userId, 'page')))
    .returning({ id });
  return removed.length > 0;
}

/** Deletes all pages of a member, without their projects. Returns the number of pages. */
export async function deletePagesOf(tx: Db, userId: string): Promise<number> {
  const pages = tx.delete(published_projects).where(ofMember(userId, 'page'));
  return (await pages.returning({ id })).length;
}

/**
 * Deletes the copy that a link shows, and the link with it; a project stays. So does a hidden copy, since hidden works
 * must not come back at another address.
 */
export async function deleteCopy(tx: Db, userId: string, projectId: string): Promise<void> {
  const isOwn = and(eq(projects.id, projectId), eq(projects.user_id, userId));
  const isCopy = and(isOwn, eq(projects.for_link, true));
  await tx.delete(projects).where(and(isCopy, isOpen(tx, projects.id)));
}

/** Tells whether this was the address of a link that its author has deleted. */
export async function isRemovedLink(db: Db, publishedId: string): Promise<boolean> {
  const found = await db
    .select({ id: removed_links.id })
    .from(removed_links)
    .where(eq(removed_links.id, publishedId));
  return found.length > 0;
}

/** Returns the author of a published project; undefined when there is none. */
export async function selectAuthor(db: Db, publishedId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ author: published_projects.user_id })
    .from(published_projects)
    .where(eq(id, publishedId));
  return row?.author;
}

/**
 * Closes a published project of any author. Returns its title and its project or copy; undefined when there is none.
 */
export async function deleteAnyPublished(tx: Db, publishedId: string) {
  const removed = await tx
    .delete(published_projects)
    .where(eq(published_projects.id, publishedId))
    .returning({ title, project_id });
  return removed[0];
}

/** The person who looks at a published project: null for nobody in particular, else a member or an administrator. */
export type Viewer = { id: string; isAdmin: boolean } | null;

/** Tells whether nothing hides a published project from everybody. */
export const isOpen = (db: Db, one: typeof project_id | typeof projects.id | SQL) =>
  notExists(
    db
      .select({ hidden: sql`1` })
      .from(project_reviews)
      .where(and(eq(project_reviews.project_id, one), ne(project_reviews.state, 'open'))),
  );

/**
 * The condition that a viewer may see a project: hidden ones are seen only by their authors and by administrators
 * (docs/product.md#published-projects).
 */
function isSeenBy(db: Db, viewer: Viewer): SQL | undefined {
  if (viewer?.isAdmin) return undefined;
  const open = isOpen(db, project_id);
  return viewer ? or(open, eq(published_projects.user_id, viewer.id)) : open;
}

/** Tells whether the member has reported it, with a report that is not settled. */
const isReportedBy = (db: Db, memberId: string) =>
  exists(
    db
      .select({ reported: sql`1` })
      .from(project_reports)
      .where(
        and(
          eq(project_reports.project_id, project_id),
          eq(project_reports.reporter_id, memberId),
          isNull(project_reports.settled_at),
        ),
      ),
  );

/** A published project that the viewer may see, with the one that it was made from while that one is open. */
export async function selectPublished(db: Db, publishedId: string, viewer: Viewer) {
  const origins = alias(published_projects, 'origins');
  const [row] = await db
    .select({
      id,
      title,
      description,
      kind,
      files,
      assets,
      updated_at,
      owner: published_projects.user_id,
      state: project_reviews.state,
      reported: viewer ? isReportedBy(db, viewer.id).mapWith(Boolean) : sql<boolean>`false`,
      origin: { id: origins.id, title: origins.title },
    })
    .from(published_projects)
    .leftJoin(project_reviews, eq(project_reviews.project_id, project_id))
    .leftJoin(project_origins, eq(project_origins.project_id, project_id))
    .leftJoin(
      origins,
      and(eq(origins.id, project_origins.origin_id), isOpen(db, sql`${origins.project_id}`)),
    )
    .where(and(eq(id, publishedId), isSeenBy(db, viewer)));
  return row;
}

/** Returns the files of a published project that the viewer may see, and their owner. */
export async function selectPublishedAssets(db: Db, publishedId: string, viewer: Viewer) {
  const [row] = await db
    .select({ owner: published_projects.user_id, assets })
    .from(published_projects)
    .where(and(eq(id, publishedId), isSeenBy(db, viewer)));
  return row;
}

/** Records the origin of a project, unless that has been closed by now: then there is nothing to name. */
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
