import Type, { type Static } from 'typebox';
import { endpoint } from '../api/endpoint.ts';
import { Conflict } from '../api/errors.ts';
import { Language } from '../api/language.ts';
import { Slug } from './base.ts';
import { AnswerParts } from './results.ts';

/** Names of the parts in which learners write in an exercise: a text, the files of a page, or a Python module. */
export const DRAFT_PART = /^(?:code|html|css|js|(?!main\.py)[a-z_][a-z0-9_]{0,40}\.py)$/;

/** Maximum size of the draft of one exercise, the names of its parts included, in bytes (UTF-8): some 1,000 lines. */
export const DRAFT_MAX_BYTES = 40_000;
/** Largest body that carries a draft, in bytes: JSON writes a character in six bytes at worst. */
export const DRAFT_BODY_LIMIT = 6 * DRAFT_MAX_BYTES + 10_000;

const written = {
  /** The texts in the editors; no parts at all if the learner has gone back to the start. */
  parts: AnswerParts,
  /** The time at which it was written. */
  written_at: Type.String({ format: 'date-time' }),
};

/** A member's draft of an exercise. `revision` counts the saves, from 1. */
export const ExerciseDraft = Type.Object({
  exercise_id: Type.String(),
  language: Language,
  revision: Type.Integer({ minimum: 1 }),
  ...written,
});
export type ExerciseDraft = Static<typeof ExerciseDraft>;

export const readExerciseDrafts = endpoint({
  method: 'GET',
  path: '/exercise-drafts/:lesson_id',
  access: 'member',
  summary: 'What the member has written in the exercises of a lesson.',
  params: Type.Object({ lesson_id: Slug }),
  answer: Type.Array(ExerciseDraft),
});

export const keepExerciseDraft = endpoint({
  method: 'PUT',
  path: '/exercise-drafts/:lesson_id/:exercise_id/:language',
  access: 'member',
  summary:
    'Keeps what the member has written in an exercise, told from which revision it began (0 for none): 409 with what the account has when there is a newer one, 413 when too large, 422 with other parts than the exercise has.',
  params: Type.Object({ lesson_id: Slug, exercise_id: Slug, language: Language }),
  body: Type.Object({
    revision: Type.Integer({ minimum: 0 }),
    ...written,
  }),
  answer: ExerciseDraft,
  failures: { 409: Conflict('draft', ExerciseDraft) },
});
