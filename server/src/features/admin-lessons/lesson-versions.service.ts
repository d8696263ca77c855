import type {
  LessonVersion,
  LessonVersionContent,
} from '@codivia/contract/api/admin-lesson-versions';
import type { AdminLesson, ProvenExercises } from '@codivia/contract/api/admin-lessons';
import { type EditingDeps, edit } from '../admin-courses/editing-deps.service.ts';
import { LessonNotFound } from '../lessons/lessons.errors.ts';
import { withStoredPictures } from '../media/embedded-pictures.service.ts';
import { adminLessonOf } from './admin-lesson.ts';
import { VersionNotFound } from './admin-lessons.errors.ts';
import { selectLesson } from './admin-lessons.queries.ts';
import { lockForUpdate, saveChanges } from './lesson-saving.ts';
import { selectVersion, selectVersions } from './lesson-versions.queries.ts';
import { versionOf } from './lesson-versions.ts';

/** Returns the versions, the latest first. A lesson that the panel never changed has none. Throws LessonNotFound. */
export async function listLessonVersions(
  { db }: EditingDeps,
  id: string,
): Promise<LessonVersion[]> {
  const [lesson, versions] = await Promise.all([selectLesson(db, id), selectVersions(db, id)]);
  if (!lesson) throw LessonNotFound();
  return versions.map(versionOf);
}

/** Throws VersionNotFound. */
export async function readLessonVersion(
  { db }: EditingDeps,
  id: string,
  revision: number,
): Promise<LessonVersionContent> {
  const found = await selectVersion(db, id, revision);
  if (!found) throw VersionNotFound();
  return { ...versionOf(found), lesson: found.lesson };
}

/**
 * Makes a version the present one, as a new version over `revision`. Its place, its course and whether learners see it
 * stay as they are, unless its exercises are not proven; pictures within it become files. Throws LessonNotFound, LessonChanged, VersionNotFound or
 * ContentRefused.
 */
export async function restoreLessonVersion(
  deps: EditingDeps,
  adminId: string,
  id: string,
  restored_from: number,
  { revision, proven_exercises }: ProvenExercises & { revision: number },
): Promise<AdminLesson> {
  const { clock } = deps;
  const found = await selectVersion(deps.db, id, restored_from);
  const restored = found && (await withStoredPictures(deps, adminId, found.lesson));
  return edit(deps, async (tx) => {
    const locked = await lockForUpdate(tx, id, revision);
    if (!restored) throw VersionNotFound();
    const { course_id: _, order_index: _place, is_active: _shown, ...lesson } = restored;
    const saving = {
      saved_by: adminId,
      saved_at: clock(),
      origin: 'restore',
      restored_from,
    } as const;
    return adminLessonOf(
      tx,
      await saveChanges(
        tx,
        locked,
        { ...lesson, ...(proven_exercises ? { proven_exercises } : {}) },
        saving,
      ),
    );
  });
}
