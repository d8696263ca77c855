import type { LessonRevision, RefusedLesson } from '@codivia/contract/api/admin-lesson-bulk';
import { LESSON_MAX_BYTES } from '@codivia/contract/api/admin-lessons';
import type { Search } from '@codivia/contract/api/admin-text-search';
import { TITLE_MAX_LENGTH } from '@codivia/contract/api/course-fields';
import type { Db } from '../../db/connect.ts';
import { type EditingDeps, edit } from '../admin-courses/editing-deps.service.ts';
import type { LessonRow } from '../admin-lessons/admin-lessons.queries.ts';
import { lockForUpdate, type Saving, saveChanges } from '../admin-lessons/admin-lessons.service.ts';
import { inLockOrder, saveEach } from '../admin-lessons/lesson-bulk.service.ts';
import { loggedValue, recordNumberedAudit } from '../audit/audit.service.ts';
import { type LessonTexts, lessonFields } from './content-fields.ts';
import { finder } from './find-in-text.ts';
import { replaceHits } from './hits.ts';
import { HitsGone, LessonTooLarge, TitleLost } from './text-search.errors.ts';

type Replacement = Search & {
  replacement: string;
  lessons: (LessonRevision & { hits: number[] })[];
};

/** The texts of a lesson, apart from the row. */
const textsOf = (row: LessonRow): LessonTexts => {
  const { title, title_fr, content, content_fr, exercises } = row;
  const { instructions_en, instructions_fr, solution_en, solution_fr } = row;
  const notes = { instructions_en, instructions_fr, solution_en, solution_fr };
  return { title, title_fr, content, content_fr, ...notes, exercises: structuredClone(exercises) };
};

const isTitle = (title: string) => title.trim() !== '' && title.trim().length <= TITLE_MAX_LENGTH;

/** Returns the texts of a lesson with hits replaced. Throws HitsGone, ReplacementIsTag, TitleLost or LessonTooLarge. */
function replacedTexts(
  row: LessonRow,
  numbers: readonly number[],
  { replacement, ...search }: Search & { replacement: string },
): LessonTexts {
  const texts = textsOf(row);
  const chosen = new Set(numbers);
  const how = { length: search.q.length, replacement, numbers: chosen };
  if (replaceHits(lessonFields(texts), finder(search), how) !== chosen.size) throw HitsGone();
  if (!isTitle(texts.title) || !isTitle(texts.title_fr)) throw TitleLost();
  if (Buffer.byteLength(JSON.stringify(texts)) > LESSON_MAX_BYTES) throw LessonTooLarge();
  return texts;
}

interface Replaced {
  before: LessonRow;
  after: LessonRow;
}

/** Records the whole, with the versions of each lesson, from which it can be undone. */
function recordReplacement(
  tx: Db,
  { saved_by, saved_at }: Saving,
  { q, replacement }: Replacement,
  replaced: readonly Replaced[],
): Promise<number> {
  const [from, to] = [loggedValue(q), loggedValue(replacement)];
  const text = from === undefined || to === undefined ? {} : { from, to };
  const versions = replaced.map(({ before, after }) => ({
    field: `lesson:${after.id}`,
    from: before.revision,
    to: after.revision,
  }));
  return recordNumberedAudit(tx, saved_by, saved_at, {
    action: 'replace',
    subject: 'lesson',
    subject_id: '',
    label: null,
    changes: [{ field: 'replaced', ...text }, ...versions],
  });
}

/** Replaces hits of a search in lessons. Returns the number that undoes it, and what became of each lesson. */
export function replaceTexts(
  deps: EditingDeps,
  adminId: string,
  { lessons, ...wanted }: Replacement,
): Promise<{ id: number | null; replaced: string[]; drafts: string[]; refused: RefusedLesson[] }> {
  return edit(deps, async (tx) => {
    const saving: Saving = {
      saved_by: adminId,
      saved_at: deps.clock(),
      origin: 'replace',
      logged_together: true,
    };
    const { saved, refused } = await saveEach(tx, inLockOrder(lessons), async (inner, one) => {
      const before = await lockForUpdate(inner, one.id, one.revision);
      const texts = replacedTexts(before, one.hits, wanted);
      return { before, after: await saveChanges(inner, before, texts, saving) };
    });
    const replaced = saved.filter(({ before, after }) => before.revision !== after.revision);
    const id =
      replaced.length > 0
        ? await recordReplacement(tx, saving, { lessons, ...wanted }, replaced)
        : null;
    const drafts = replaced.filter(({ before, after }) => before.is_active && !after.is_active);
    const idsOf = (some: readonly Replaced[]) => some.map(({ after }) => after.id);
    return { id, replaced: idsOf(replaced), drafts: idsOf(drafts), refused };
  });
}
