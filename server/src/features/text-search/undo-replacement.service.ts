import type { RefusedLesson } from '@codivia/contract/api/admin-lesson-bulk';
import type { Db } from '../../db/connect.ts';
import { type EditingDeps, edit } from '../admin-courses/editing-deps.service.ts';
import { VersionNotFound } from '../admin-lessons/admin-lessons.errors.ts';
import type { LessonRow } from '../admin-lessons/admin-lessons.queries.ts';
import { lockForUpdate, type Saving, saveChanges } from '../admin-lessons/admin-lessons.service.ts';
import { inLockOrder, saveEach } from '../admin-lessons/lesson-bulk.service.ts';
import { selectVersion } from '../admin-lessons/lesson-versions.queries.ts';
import { lockAudit } from '../audit/audit.queries.ts';
import { listAudit, recordAudit } from '../audit/audit.service.ts';
import { ReplacementNotFound, ReplacementUndone } from './text-search.errors.ts';

/** A lesson of a replacement, with its versions before and after. */
interface Changed {
  id: string;
  before: number;
  after: number;
}

const LESSON = 'lesson:';

/** Returns the lessons of a replacement. Throws ReplacementNotFound or ReplacementUndone. */
async function lessonsOf(tx: Db, id: number): Promise<Changed[]> {
  const entry = await lockAudit(tx, id);
  if (entry?.action !== 'replace') throw ReplacementNotFound();
  const undone = { action: 'undo', subject: 'lesson', subject_id: String(id), limit: 1 } as const;
  if ((await listAudit(tx, undone)).length > 0) throw ReplacementUndone();
  return entry.changes
    .filter(({ field }) => field.startsWith(LESSON))
    .map(({ field, from, to }) => ({
      id: field.slice(LESSON.length),
      before: Number(from),
      after: Number(to),
    }));
}

/** Restores one lesson, whether learners see it too. Throws LessonNotFound, LessonChanged or ContentRefused. */
async function restore(tx: Db, { id, before, after }: Changed, saving: Saving): Promise<LessonRow> {
  const locked = await lockForUpdate(tx, id, after);
  const version = await selectVersion(tx, id, before);
  if (!version) throw VersionNotFound();
  const { course_id: _, order_index: _place, ...lesson } = version.lesson;
  return saveChanges(tx, locked, lesson, { ...saving, restored_from: before });
}

/** Records that a replacement is undone, which happens once. */
const recordUndo = (tx: Db, { saved_by, saved_at }: Saving, id: number, lessons: number) =>
  recordAudit(tx, saved_by, saved_at, {
    action: 'undo',
    subject: 'lesson',
    subject_id: String(id),
    label: null,
    changes: [{ field: 'lessons', from: null, to: lessons }],
  });

/**
 * Restores the lessons that are as a replacement left them, with one entry in the log. Returns them and those that stay
 * as they are. Throws ReplacementNotFound or ReplacementUndone.
 */
export function undoReplacement(
  deps: EditingDeps,
  adminId: string,
  id: number,
): Promise<{ restored: string[]; refused: RefusedLesson[] }> {
  return edit(deps, async (tx) => {
    const saving: Saving = {
      saved_by: adminId,
      saved_at: deps.clock(),
      origin: 'restore',
      logged_together: true,
    };
    const lessons = inLockOrder(await lessonsOf(tx, id));
    const { saved, refused } = await saveEach(tx, lessons, (inner, one) =>
      restore(inner, one, saving),
    );
    // What restored nothing may be tried again, once a deleted lesson is back.
    if (saved.length > 0) await recordUndo(tx, saving, id, saved.length);
    return { restored: saved.map((row) => row.id), refused };
  });
}
