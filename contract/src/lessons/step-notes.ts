import Type, { type Static } from 'typebox';
import { endpoint } from '../api/endpoint.ts';
import { Conflict } from '../api/errors.ts';
import { Slug } from '../exercises/base.ts';
import { STEPS_MAX, StepId } from './lesson-positions.ts';

/** In characters (UTF-16), as text fields of browsers count. */
export const STEP_NOTE_MAX_LENGTH = 2000;
/** In characters, as schemas count. */
export const STEP_TITLE_MAX_LENGTH = 200;
/** Steps that one member may have marked or written at: more than all courses together have. */
export const STEP_NOTES_MAX = 3000;

const written = {
  /** The position of the step from 0, and its title at that time: for the list, and when the step has been removed. */
  step_index: Type.Integer({ minimum: 0, maximum: STEPS_MAX }),
  step_title: Type.String({ maxLength: STEP_TITLE_MAX_LENGTH }),
  starred: Type.Boolean(),
  /** Plain text; empty for none. */
  note: Type.String(),
};

/**
 * The star and the note of a member at a step of a lesson (docs/product.md#step-notes). `revision` counts the saves,
 * from 1; a removed note has neither star nor text.
 */
export const StepNote = Type.Object({
  lesson_id: Type.String(),
  step_id: Type.String(),
  ...written,
  revision: Type.Integer({ minimum: 1 }),
});
export type StepNote = Static<typeof StepNote>;

export const listStepNotes = endpoint({
  method: 'GET',
  path: '/step-notes',
  access: 'member',
  summary: 'Every step that the member has marked or written a note at, in whatever lesson.',
  answer: Type.Array(StepNote),
});

export const readStepNotes = endpoint({
  method: 'GET',
  path: '/step-notes/:lesson_id',
  access: 'member',
  summary: 'The stars and notes of the member in a lesson, those that were removed too.',
  params: Type.Object({ lesson_id: Slug }),
  answer: Type.Array(StepNote),
});

export const keepStepNote = endpoint({
  method: 'PUT',
  path: '/step-notes/:lesson_id/:step_id',
  access: 'member',
  summary:
    'Keeps star and note of a step, told from which revision they began (0 for none); without either they are removed. Repeating it changes nothing; 409 with what the account has when that is newer and different, 422 when the note is too long or there are too many.',
  params: Type.Object({ lesson_id: Slug, step_id: StepId }),
  body: Type.Object({ revision: Type.Integer({ minimum: 0 }), ...written }),
  answer: StepNote,
  failures: { 409: Conflict('step_note', StepNote) },
});

/** The fields that two devices may have changed independently. */
export type StepMark = Pick<StepNote, 'starred' | 'note'>;

/**
 * Merges two notes that began from the same one: the changed text counts, and where both were changed, neither text is
 * lost.
 */
function mergeTexts(base: string, ours: string, theirs: string): string {
  if (theirs === base) return ours;
  if (ours === base) return theirs;
  if (ours.includes(theirs)) return ours;
  if (theirs.includes(ours)) return theirs;
  return `${theirs}\n\n${ours}`;
}

/** Merges star and note of this device with those of another one. `base` is the state from which both began. */
export function mergeStepMarks(base: StepMark, ours: StepMark, theirs: StepMark): StepMark {
  return {
    starred: ours.starred === base.starred ? theirs.starred : ours.starred,
    note: mergeTexts(base.note, ours.note, theirs.note),
  };
}
