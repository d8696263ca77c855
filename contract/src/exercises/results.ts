import Type, { type Static } from 'typebox';
import { endpoint } from '../api/endpoint.ts';
import type { StoredParts } from '../programs/stored-forms.ts';
import { Slug } from './base.ts';

/** Maximum size of one stored answer, the names of its parts included, in bytes (UTF-8): some 500 lines. */
export const ANSWER_MAX_BYTES = 20_000;
/** Maximum number of tries; nobody makes as many at one exercise in one browser. */
export const TRIES_MAX = 100_000;

/** A stored answer of a learner: the files of a program by their parts (stored-forms.ts), or another answer as `code`. */
export const AnswerParts = Type.Record(Type.String(), Type.String(), { maxProperties: 10 });
export type AnswerParts = StoredParts;

/**
 * A member's progress in an exercise. `tries` counts the answers that were checked, `xp_awarded` is the XP that the
 * first accepted answer gave, and 0 until then. `seen` is there, and true, when the output of a prediction was shown
 * before it was predicted: the exercise can no longer be solved then.
 */
export const ExerciseResult = Type.Object({
  lesson_id: Type.String(),
  exercise_id: Type.String(),
  passed: Type.Boolean(),
  tries: Type.Integer(),
  xp_awarded: Type.Integer(),
  seen: Type.Optional(Type.Boolean()),
});
export type ExerciseResult = Static<typeof ExerciseResult>;

/**
 * An exercise with the time of its first solution, and the last right answer with its time; answers to questions are
 * not kept.
 */
export const SolvedExercise = Type.Object({
  ...ExerciseResult.properties,
  passed_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  answer: Type.Union([AnswerParts, Type.Null()]),
  answered_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});
export type SolvedExercise = Static<typeof SolvedExercise>;

/** Maximum number of options; no question has as many. */
const OPTIONS_MAX = 50;

/**
 * A right answer, as it was given at a moment. Without it nothing is recorded as solved. Code comes as it was checked;
 * for a question, the positions of the chosen options come, counted from 0.
 */
export const Pass = Type.Object({
  at: Type.String({ format: 'date-time' }),
  answer: Type.Union([AnswerParts, Type.Null()]),
  chosen: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }), { maxItems: OPTIONS_MAX })),
});
export type Pass = Static<typeof Pass>;

/** The latest check of an answer, and what the page said about it; for the teachers of a member of a class. */
export const Check = Type.Object({
  passed: Type.Boolean(),
  message: Type.String({ maxLength: 500 }),
  at: Type.String({ format: 'date-time' }),
});
export type Check = Static<typeof Check>;

/** Wrong answers that one report has at most: the latest ones, where more were given without a network. */
export const WRONG_TRIES_MAX = 5;
/** Maximum length of a wrong answer that is reported, as JSON: nobody else writes a longer one in the same way. */
export const WRONG_TRY_MAX_LENGTH = 4000;

/** A wrong answer as it was given, and what the page said about it; for questions the chosen options, as in a pass. */
export const WrongTry = Type.Object({ ...Pass.properties, message: Check.properties.message });
export type WrongTry = Static<typeof WrongTry>;

/**
 * One browser's report on an exercise: all its tries so far, not only new ones, and the latest right answer. Sending it
 * twice, late or out of order changes nothing.
 */
export const ExerciseReport = Type.Object({
  /** Distinguishes the browsers of a member, whose tries are added up. */
  browser: Type.String({ format: 'uuid' }),
  tries: Type.Integer({ minimum: 1, maximum: TRIES_MAX }),
  solved: Type.Optional(Pass),
  /** The output of a prediction was shown before it was predicted: from then on nothing solves it. */
  seen: Type.Optional(Type.Boolean()),
  /** Kept where a class of the member has the lesson to do; else it is ignored. */
  check: Type.Optional(Check),
  /** Counted without the names of those who gave them (docs/product.md#insight). */
  wrong: Type.Optional(Type.Array(WrongTry, { maxItems: WRONG_TRIES_MAX })),
});
export type ExerciseReport = Static<typeof ExerciseReport>;

/**
 * `xp_gained` is the XP that this very report has given: 0 for a repeated pass. `full_certificate` is true
 * when this pass has earned the course's full certificate.
 */
export const ReportedExercise = Type.Object({
  ...SolvedExercise.properties,
  xp_gained: Type.Integer(),
  full_certificate: Type.Boolean(),
});
export type ReportedExercise = Static<typeof ReportedExercise>;

export const listExerciseResults = endpoint({
  method: 'GET',
  path: '/exercise-results',
  access: 'member',
  summary: "The member's results at exercises that lessons still have, without answers.",
  answer: Type.Array(ExerciseResult),
});

export const readExerciseResults = endpoint({
  method: 'GET',
  path: '/exercise-results/:lesson_id',
  access: 'member',
  summary: "The member's results at the exercises of one lesson, with their right answers.",
  params: Type.Object({ lesson_id: Slug }),
  answer: Type.Array(SolvedExercise),
});

export const reportExercise = endpoint({
  method: 'PUT',
  path: '/exercise-results/:lesson_id/:exercise_id',
  access: 'member',
  summary:
    'Tells how far a browser has come with an exercise: nothing solved is ever taken back, and no try counts twice. 422 answer_missing or answer_not_right; 429 for more first passes than a person makes.',
  params: Type.Object({ lesson_id: Slug, exercise_id: Slug }),
  body: ExerciseReport,
  answer: ReportedExercise,
});
