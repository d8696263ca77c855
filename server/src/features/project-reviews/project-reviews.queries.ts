import type { GalleryState } from '@codivia/contract/api/admin-published-projects';
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { projects } from '../projects/projects.table.ts';
import { published_projects } from '../published-projects/published-projects.table.ts';
import { project_decisions, project_reports, project_reviews } from './project-reviews.table.ts';

export type ReviewRow = typeof project_reviews.$inferSelect;
type ReportRow = typeof project_reports.$inferInsert;

const { id, user_id, project_id, title, kind, updated_at, gallery, link_sha256 } =
  published_projects;

/**
 * Prevents the deletion of people and a project until the transaction ends: they are locked in the order in which a
 * deletion locks them. False when one of them is gone.
 */
async function lockParents(tx: Db, people: string[], projectId: string): Promise<boolean> {
  const ids = [...new Set(people)];
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id)
    .for('key share');
  const project = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('update');
  return found.length === ids.length && project.length > 0;
}

/**
 * Locks and returns the project that is published at an address, and the review that decides whether it may be seen;
 * nobody else changes either until the transaction ends. `actor` is the member who acts on it. Undefined when there is
 * none.
 */
export async function lockReview(tx: Db, publishedId: string, actor: string) {
  const [known] = await tx
    .select({ user_id, project_id })
    .from(published_projects)
    .where(eq(id, publishedId));
  if (!known || !(await lockParents(tx, [known.user_id, actor], known.project_id)))
    return undefined;
  await tx.insert(project_reviews).values({ project_id: known.project_id }).onConflictDoNothing();
  const [review] = await tx
    .select()
    .from(project_reviews)
    .where(eq(project_reviews.project_id, known.project_id))
    .for('update');
  const [published] = await tx
    .select({ id, user_id, project_id, title, kind, updated_at, gallery, link_sha256 })
    .from(published_projects)
    .where(eq(id, publishedId))
    .for('update');
  return review && published && { review, published };
}

export async function updateReview(
  tx: Db,
  projectId: string,
  changes: Partial<Pick<ReviewRow, 'state' | 'pending_since'>>,
): Promise<void> {
  await tx
    .update(project_reviews)
    .set({ ...changes, version: sql`${project_reviews.version} + 1` })
    .where(eq(project_reviews.project_id, projectId));
}

/**
 * Stores a report, unless the same member has made one. A report that was settled becomes a new one when another
 * version has been published since. False when nothing was stored.
 */
export async function upsertReport(tx: Db, report: ReportRow, published: Date): Promise<boolean> {
  const { reason, text, created_at } = report;
  const stored = await tx
    .insert(project_reports)
    .values(report)
    .onConflictDoUpdate({
      target: [project_reports.project_id, project_reports.reporter_id],
      set: { reason, text, created_at, settled_at: null },
      setWhere: lt(project_reports.settled_at, published),
    })
    .returning({ id: project_reports.id });
  return stored.length > 0;
}

const isUnsettled = (projectId: string) =>
  and(eq(project_reports.project_id, projectId), isNull(project_reports.settled_at));

export function countUnsettled(tx: Db, projectId: string): Promise<number> {
  return tx.$count(project_reports, isUnsettled(projectId));
}

export async function settleReports(tx: Db, projectId: string, now: Date): Promise<void> {
  await tx.update(project_reports).set({ settled_at: now }).where(isUnsettled(projectId));
}

/** Takes a project out of the gallery; nothing happens to one that never was in it. */
export async function leaveGallery(tx: Db, publishedId: string): Promise<void> {
  await tx
    .update(published_projects)
    .set({ gallery: 'left' })
    .where(and(eq(id, publishedId), eq(gallery, 'selected')));
}

export async function setGallery(
  tx: Db,
  publishedId: string,
  changes: { gallery: GalleryState; selected_at?: Date },
): Promise<void> {
  await tx.update(published_projects).set(changes).where(eq(id, publishedId));
}

export async function selectLatestDecision(db: Db, projectId: string) {
  const [latest] = await db
    .select()
    .from(project_decisions)
    .where(eq(project_decisions.project_id, projectId))
    .orderBy(desc(project_decisions.decided_at))
    .limit(1);
  return latest;
}

export async function insertDecision(
  tx: Db,
  decision: typeof project_decisions.$inferInsert,
): Promise<string> {
  const [made] = await tx
    .insert(project_decisions)
    .values(decision)
    .returning({ id: project_decisions.id });
  if (!made) throw new Error('a decision was not stored');
  return made.id;
}

export async function insertAppeal(
  tx: Db,
  decisionId: string,
  { appeal, appealed_at }: { appeal: string; appealed_at: Date },
): Promise<void> {
  await tx
    .update(project_decisions)
    .set({ appeal, appealed_at })
    .where(eq(project_decisions.id, decisionId));
}

/** Returns a decision with the title and the address of its project, while that is published. */
export async function selectDecision(db: Db, decisionId: string) {
  const [row] = await db
    .select({ decision: project_decisions, title, id, link_sha256 })
    .from(project_decisions)
    .leftJoin(published_projects, eq(project_id, project_decisions.project_id))
    .where(eq(project_decisions.id, decisionId));
  return row;
}
