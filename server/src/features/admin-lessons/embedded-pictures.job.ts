import { scheduled } from '../../services/jobs.ts';
import { type EditingDeps, edit } from '../admin-courses/editing-deps.service.ts';
import { changesBetween, recordAudit } from '../audit/audit.service.ts';
import { withStoredPictures } from '../media/embedded-pictures.service.ts';
import {
  type LessonRow,
  lockLesson,
  saveLesson,
  selectLesson,
  selectWithPictures,
} from './admin-lessons.queries.ts';
import { recordVersion } from './lesson-versions.ts';

/** Every night: lessons that were written before pictures were files are converted once, and then none is found. */
export const pictureConversion = scheduled('picture-conversion', '20 3 * * *');

/** Stores the pictures within one lesson as files. One that somebody saves meanwhile is left to the next run. */
async function convertLesson(deps: EditingDeps, id: string): Promise<void> {
  const found = await selectLesson(deps.db, id);
  if (!found) return;
  const { content, content_fr, instructions_fr, instructions_en } = found;
  const { solution_fr, solution_en, exercises } = found;
  const notes = { instructions_fr, instructions_en, solution_fr, solution_en };
  const written: Partial<LessonRow> = { content, content_fr, ...notes, exercises };
  const wanted = await withStoredPictures(deps, null, written);
  await edit(deps, async (tx) => {
    const locked = await lockLesson(tx, id);
    if (locked?.revision !== found.revision) return;
    const changes = changesBetween<Partial<LessonRow>>(locked, wanted);
    if (changes.length === 0) return;
    const saving = { saved_by: null, saved_at: deps.clock(), origin: 'panel' } as const;
    const saved = await saveLesson(tx, id, wanted, saving.saved_at);
    await recordVersion(tx, locked, saved, saving);
    const entry = { action: 'convert', subject: 'lesson', subject_id: id } as const;
    await recordAudit(tx, null, saving.saved_at, { ...entry, label: saved.title, changes });
  });
}

/** Stores the pictures within all lessons as files. */
export async function convertPictures(deps: EditingDeps): Promise<void> {
  for (const id of await selectWithPictures(deps.db)) await convertLesson(deps, id);
}
