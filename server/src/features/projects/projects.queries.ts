import type { ProjectAsset } from '@codivia/contract/files/project-files';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { projects } from './projects.table.ts';

export type ProjectRow = typeof projects.$inferSelect;
export type ProjectSummaryRow = Omit<ProjectRow, 'files' | 'assets' | 'user_id' | 'for_link'>;

export interface ProjectPage {
  limit: number;
  before: Pick<ProjectRow, 'id' | 'created_at'> | undefined;
}

const { id, name, kind, revision, created_at, updated_at } = projects;
/** A project without its files, which may be large. */
const SUMMARY = { id, name, kind, revision, created_at, updated_at };

/** The condition for all of a member's projects, without the copies that their links show. */
export const ofMember = (userId: string) =>
  and(eq(projects.user_id, userId), eq(projects.for_link, false));

/** The condition for one's own project: somebody else's does not exist. */
const own = (userId: string, projectId: string) =>
  and(eq(projects.id, projectId), ofMember(userId));

/** The member's projects, the last changed first. */
export function selectProjects(db: Db, userId: string): Promise<ProjectSummaryRow[]> {
  return db
    .select(SUMMARY)
    .from(projects)
    .where(ofMember(userId))
    .orderBy(desc(projects.updated_at), desc(projects.id));
}

/** Returns the projects that follow one in the order of their creation, the newest first. */
export function selectProjectPage(
  db: Db,
  userId: string,
  { limit, before }: ProjectPage,
): Promise<ProjectSummaryRow[]> {
  const follows = before && [
    lt(created_at, before.created_at),
    and(eq(created_at, before.created_at), lt(id, before.id)),
  ];
  return db
    .select(SUMMARY)
    .from(projects)
    .where(and(ofMember(userId), follows && or(...follows)))
    .orderBy(desc(created_at), desc(id))
    .limit(limit);
}

/** Returns a project, which nobody else changes until the transaction ends. */
export async function lockProject(
  tx: Db,
  userId: string,
  projectId: string,
): Promise<ProjectRow | undefined> {
  return (await tx.select().from(projects).where(own(userId, projectId)).for('update'))[0];
}

export async function selectProject(
  db: Db,
  userId: string,
  projectId: string,
): Promise<ProjectRow | undefined> {
  return (await db.select().from(projects).where(own(userId, projectId)))[0];
}

export function countProjects(db: Db, userId: string): Promise<number> {
  return db.$count(projects, ofMember(userId));
}

export async function insertProject(
  db: Db,
  project: typeof projects.$inferInsert,
): Promise<ProjectRow> {
  const [inserted] = await db.insert(projects).values(project).returning();
  if (!inserted) throw new Error('a project was not inserted');
  return inserted;
}

/** The values that a save stores; without `assets` their list stays as it is. */
interface SavedWork {
  from: number;
  kind: ProgramKind;
  files: ProgramFiles;
  assets?: ProjectAsset[];
  now: Date;
}

/** Saves the files over `from`, the revision on which they are based; undefined when that is not the present one. */
export async function updateFiles(
  db: Db,
  userId: string,
  projectId: string,
  { from, kind, now, ...work }: SavedWork,
): Promise<ProjectSummaryRow | undefined> {
  const [saved] = await db
    .update(projects)
    .set({ ...work, revision: sql`${projects.revision} + 1`, updated_at: now })
    .where(and(own(userId, projectId), eq(projects.revision, from), eq(projects.kind, kind)))
    .returning(SUMMARY);
  return saved;
}

export async function updateName(
  db: Db,
  userId: string,
  projectId: string,
  { name, now }: { name: string; now: Date },
): Promise<ProjectSummaryRow | undefined> {
  const [renamed] = await db
    .update(projects)
    .set({ name, updated_at: now })
    .where(own(userId, projectId))
    .returning(SUMMARY);
  return renamed;
}

/** Returns false when there was none. */
export async function deleteOwnProject(
  db: Db,
  userId: string,
  projectId: string,
): Promise<boolean> {
  const removed = await db.delete(projects).where(own(userId, projectId)).returning({ id });
  return removed.length > 0;
}
