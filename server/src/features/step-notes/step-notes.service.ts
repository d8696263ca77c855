import { STEP_NOTE_MAX_LENGTH, type StepNote } from '@codivia/contract/lessons/step-notes';
import type { Deps } from '../../deps.ts';
import type { SessionUser } from '../../plugins/session.ts';
import type { Catalogue } from '../courses/courses.service.ts';
import { LessonNotFound, PremiumRequired } from '../lessons/lessons.errors.ts';
import { mayRead } from '../lessons/lessons.service.ts';
import { NoteTooLong, StepNoteChanged, TooManyStepNotes } from './step-notes.errors.ts';
import type { StepNoteQueries } from './step-notes.queries.ts';

/** The dependencies of the rules of stars and notes. */
export interface StepNoteDeps extends Deps {
  queries: StepNoteQueries;
  catalogue: Catalogue;
}

/**
 * Stores star and note over the revision they began from; repeating it changes nothing. Throws NoteTooLong,
 * StepNoteChanged when the account has a newer one, and for a first note LessonNotFound, PremiumRequired or
 * TooManyStepNotes.
 */
export async function keepStepNote(
  { db, queries, clock, catalogue }: StepNoteDeps,
  user: SessionUser,
  written: StepNote,
): Promise<StepNote> {
  if (written.note.length > STEP_NOTE_MAX_LENGTH) throw NoteTooLong();
  const now = clock();
  const kept = await queries.keep({ ...written, userId: user.id, now });
  if (kept) return kept;
  const present = (await queries.ofLesson(user.id, written.lesson_id)).find(
    ({ step_id }) => step_id === written.step_id,
  );
  if (present) throw StepNoteChanged(present);
  const lesson = catalogue.lessons.get(written.lesson_id);
  if (!lesson) throw LessonNotFound();
  throw (await mayRead(db, lesson, user, now)) ? TooManyStepNotes() : PremiumRequired();
}
