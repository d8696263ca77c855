import { CLASS_ARCHIVE_DAYS, type SchoolClass } from '@codivia/contract/api/classes';
import { tidyName } from '../accounts/profile.service.ts';
import { revokeSessionsOf } from '../accounts/sessions.queries.ts';
import { classDeletion, selectHomePupils } from './class-deletion.queries.ts';
import { deleteClassTeachers } from './class-teachers.queries.ts';
import { ClassNameDiffers, ClassNotFound } from './classes.errors.ts';
import { isOver, updateClassOf } from './classes.queries.ts';
import { type ClassDeps, changeClass, expectFewClasses, inTaughtClass } from './classes.service.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Archives a class, which is deleted after some weeks; archived already, it stays as it is. Throws ClassNotFound. */
export function archiveClass(deps: ClassDeps, userId: string, id: string): Promise<SchoolClass> {
  return changeClass(deps, userId, id, async (tx, row) => {
    if (row.archived_at) return;
    const archived_at = deps.clock();
    const delete_after = new Date(archived_at.getTime() + CLASS_ARCHIVE_DAYS * DAY);
    await updateClassOf(tx, id, { archived_at, delete_after, delete_noticed_at: null });
  });
}

/**
 * Takes a class out of the archive. Throws ClassNotFound, also once its deletion has begun, and TooManyClasses.
 */
export function restoreClass(deps: ClassDeps, userId: string, id: string): Promise<SchoolClass> {
  return changeClass(deps, userId, id, async (tx, row) => {
    if (!row.archived_at) return;
    if (isOver(row, deps.clock())) throw ClassNotFound();
    await expectFewClasses(tx, userId);
    const kept = { archived_at: null, delete_after: null, delete_noticed_at: null };
    await updateClassOf(tx, id, { ...kept, archive_noticed_at: null });
  });
}

/**
 * Deletes a class whose name was typed: nobody reaches it from now on, and a job deletes it with its class accounts.
 * Throws ClassNotFound or ClassNameDiffers.
 */
export function deleteClass(
  deps: ClassDeps,
  userId: string,
  id: string,
  typedName: string,
): Promise<void> {
  return inTaughtClass(deps, userId, id, async (tx, row) => {
    if (tidyName(typedName) !== row.name) throw ClassNameDiffers();
    const now = deps.clock();
    const over = { archived_at: now, delete_after: now, delete_noticed_at: now };
    await updateClassOf(tx, id, over);
    await deleteClassTeachers(tx, id);
    for (const pupil of await selectHomePupils(tx, id)) await revokeSessionsOf(tx, pupil, now);
    await deps.jobs.enqueue(tx, classDeletion, {});
  });
}
