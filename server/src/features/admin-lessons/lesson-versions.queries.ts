import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { lesson_versions } from './lesson-versions.table.ts';

export type VersionRow = typeof lesson_versions.$inferSelect;

/** Stores a version; one that exists already stays as it is. */
export async function insertVersion(tx: Db, version: VersionRow): Promise<void> {
  await tx.insert(lesson_versions).values(version).onConflictDoNothing();
}

const { lesson_id, revision, origin, saved_at, saved_by, restored_from, changed } = lesson_versions;
const SUMMARY = { revision, origin, saved_at, saved_by, restored_from, changed };

/** The versions of a lesson without their content, the latest first, with the names of their savers. */
export function selectVersions(db: Db, lessonId: string) {
  return db
    .select({ ...SUMMARY, saver: users.name })
    .from(lesson_versions)
    .leftJoin(users, eq(users.id, saved_by))
    .where(eq(lesson_id, lessonId))
    .orderBy(desc(revision));
}

export type FoundVersion = Awaited<ReturnType<typeof selectVersions>>[number];

/** One version with its content. */
export async function selectVersion(db: Db, lessonId: string, wanted: number) {
  const found = await db
    .select({ ...SUMMARY, saver: users.name, lesson: lesson_versions.lesson })
    .from(lesson_versions)
    .leftJoin(users, eq(users.id, saved_by))
    .where(and(eq(lesson_id, lessonId), eq(revision, wanted)));
  return found[0];
}
