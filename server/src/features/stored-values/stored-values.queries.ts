import type { StoredValue } from '@codivia/contract/api/stored-values';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { ofMember } from '../projects/projects.queries.ts';
import { projects } from '../projects/projects.table.ts';
import { stored_values } from './stored-values.table.ts';

const { project_id, user_id, values, revision } = stored_values;

/** The condition for the values of one's own project: somebody else's do not exist. */
const own = (userId: string, projectId: string) =>
  and(eq(project_id, projectId), eq(user_id, userId));

const ownProject = (userId: string, projectId: string) =>
  and(eq(projects.id, projectId), ofMember(userId));

/**
 * Returns the values that a project's program has stored: null for nothing yet, undefined when the member has no such
 * project.
 */
export async function selectValues(
  db: Db,
  userId: string,
  projectId: string,
): Promise<{ values: StoredValue[]; revision: number } | null | undefined> {
  const [found] = await db
    .select({ stored: { values, revision } })
    .from(projects)
    .leftJoin(stored_values, and(eq(project_id, projects.id), eq(user_id, projects.user_id)))
    .where(ownProject(userId, projectId));
  return found?.stored;
}

/**
 * Returns the values, which nobody else changes until the transaction ends; a project without any gets an empty row
 * first. Undefined when the member has no such project.
 */
export async function lockValues(
  tx: Db,
  userId: string,
  projectId: string,
  now: Date,
): Promise<{ values: StoredValue[]; revision: number } | undefined> {
  const locked = () =>
    tx.select({ values, revision }).from(stored_values).where(own(userId, projectId)).for('update');
  const [present] = await locked();
  if (present) return present;
  const [project] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(ownProject(userId, projectId))
    .for('key share');
  if (!project) return undefined;
  const row = { project_id: projectId, user_id: userId, values: [], revision: 0, updated_at: now };
  await tx.insert(stored_values).values(row).onConflictDoNothing();
  return (await locked())[0];
}

export async function updateValues(
  tx: Db,
  userId: string,
  projectId: string,
  stored: { values: StoredValue[]; revision: number; updated_at: Date },
): Promise<void> {
  await tx.update(stored_values).set(stored).where(own(userId, projectId));
}
