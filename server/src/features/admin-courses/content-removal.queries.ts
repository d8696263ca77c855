import { eq, inArray, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses } from '../courses/courses.table.ts';
import { removed_content } from '../courses/removed-content.table.ts';
import { lessons } from '../lessons/lessons.table.ts';

interface Removed {
  subject: 'course' | 'lesson';
  id: string;
  title: string;
  source_hash: string;
}

/** Records removed content that was shipped as files, so that the files are not loaded again. */
async function remember(tx: Db, removed: Removed[], removed_at: Date): Promise<void> {
  const shipped = removed.filter(({ source_hash }) => source_hash !== '');
  if (shipped.length === 0) return;
  const rows = shipped.map(({ subject: kind, id, source_hash }) => ({
    kind,
    id,
    source_hash,
    removed_at,
  }));
  await tx.insert(removed_content).values(rows).onConflictDoNothing();
}

/** Removes courses, with all their lessons, and lessons that were deleted before a moment. */
export async function removeDeleted(tx: Db, before: Date, now: Date): Promise<Removed[]> {
  const goneCourses = await tx
    .select({ id: courses.id, title: courses.title, source_hash: courses.source_hash })
    .from(courses)
    .where(lt(courses.deleted_at, before))
    .for('update');
  const ids = goneCourses.map(({ id }) => id);
  const withCourse = inArray(lessons.course_id, ids);
  const goneLessons = await tx
    .delete(lessons)
    .where(or(lt(lessons.deleted_at, before), ids.length > 0 ? withCourse : undefined))
    .returning({ id: lessons.id, title: lessons.title, source_hash: lessons.source_hash });
  for (const id of ids) await tx.delete(courses).where(eq(courses.id, id));
  const removed: Removed[] = [
    ...goneCourses.map((course) => ({ subject: 'course' as const, ...course })),
    ...goneLessons.map((lesson) => ({ subject: 'lesson' as const, ...lesson })),
  ];
  await remember(tx, removed, now);
  return removed;
}
