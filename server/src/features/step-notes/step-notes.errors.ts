import {
  STEP_NOTE_MAX_LENGTH,
  STEP_NOTES_MAX,
  type StepNote,
} from '@codivia/contract/lessons/step-notes';
import { conflict, problem } from '../../errors.ts';

export const NoteTooLong = problem(422, 'note_too_long', {
  fr: `Cette note est trop longue : ${STEP_NOTE_MAX_LENGTH} caractères au plus.`,
  en: `This note is too long: ${STEP_NOTE_MAX_LENGTH} characters at most.`,
});

export const TooManyStepNotes = problem(422, 'too_many_step_notes', {
  fr: `Tu as déjà marqué ou annoté ${STEP_NOTES_MAX} étapes : c’est le maximum.`,
  en: `You already have bookmarks or notes on ${STEP_NOTES_MAX} steps: there’s no room for more.`,
});

/** Thrown with the note that the account has. */
export const StepNoteChanged = conflict<StepNote>('step_note', {
  fr: 'Cette note a été modifiée ailleurs entre-temps.',
  en: 'This note has been changed elsewhere in the meantime.',
});
