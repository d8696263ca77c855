import type {
  BulkChange,
  LessonRevision,
  RefusedLesson,
} from '@codivia/contract/api/admin-lesson-bulk';
import { isLessonFigure } from '@codivia/contract/api/admin-lessons';
import type { ContentProblem } from '@codivia/contract/api/admin-lists';
import type { Db } from '../../db/connect.ts';
import { Problem, ReportedProblem } from '../../errors.ts';
import { type EditingDeps, edit } from '../admin-courses/editing-deps.service.ts';
import { MinutesUnsaid, WrongMinutes } from './admin-lessons.errors.ts';
import type { LessonRow } from './admin-lessons.queries.ts';
import { lockForUpdate, saveChanges } from './lesson-saving.ts';
import { byPanel } from './lesson-versions.ts';

/** A lesson that was not saved, as answers name it. */
function refusedLesson(id: string, problem: Problem): RefusedLesson {
  const extra = problem instanceof ReportedProblem ? problem.extra : {};
  const problems = 'problems' in extra ? (extra.problems as ContentProblem[]) : [];
  return { id, detail: problem.detail, problems };
}

/** The fields of a lesson that a change gives it. Throws MinutesUnsaid or WrongMinutes. */
function fieldsFor({ duration_minutes }: LessonRow, { add_minutes, ...flags }: BulkChange) {
  if (add_minutes === undefined) return flags;
  if (duration_minutes === 0) throw MinutesUnsaid();
  const minutes = duration_minutes + add_minutes;
  // No minutes at all mean that they are not stated.
  if (minutes === 0 || !isLessonFigure('duration_minutes', minutes)) throw WrongMinutes();
  return { ...flags, duration_minutes: minutes };
}

/**
 * Saves lessons one after the other, each in a transaction within `tx`: one that is refused changes nothing, and does
 * not stop the rest. Returns the saved ones and the refused ones in the given order.
 */
export async function saveEach<Item extends { id: string }, Saved>(
  tx: Db,
  items: readonly Item[],
  save: (tx: Db, item: Item) => Promise<Saved>,
): Promise<{ saved: Saved[]; refused: RefusedLesson[] }> {
  const saved: Saved[] = [];
  const refused: RefusedLesson[] = [];
  for (const item of items) {
    try {
      saved.push(await tx.transaction((inner) => save(inner, item)));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.push(refusedLesson(item.id, error));
    }
  }
  return { saved, refused };
}

/** The order in which lessons are locked: the same for all, so that no two requests wait for each other. */
export const inLockOrder = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  [...new Map(items.map((item) => [item.id, item])).values()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );

/** Gives several lessons the same change. Returns the ids of those that have it, and the refused ones. */
export function changeLessons(
  deps: EditingDeps,
  adminId: string,
  { lessons, change }: { lessons: LessonRevision[]; change: BulkChange },
): Promise<{ done: string[]; refused: RefusedLesson[] }> {
  return edit(deps, async (tx) => {
    const saving = byPanel(deps, adminId);
    const { saved, refused } = await saveEach(tx, inLockOrder(lessons), async (inner, lesson) => {
      const locked = await lockForUpdate(inner, lesson.id, lesson.revision);
      return saveChanges(inner, locked, fieldsFor(locked, change), saving);
    });
    return { done: saved.map(({ id }) => id), refused };
  });
}
