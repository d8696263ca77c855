import Type, { type Static } from 'typebox';
import { Bilingual } from '../../api/language.ts';
import { About, AUTHORED_KINDS, FILE_ANSWERS, PAGE_ANSWERS, PYTHON_ANSWERS } from '../base.ts';
import type { TaskProblem } from '../module.ts';
import { checkedModule, feedbackTexts, ONE_CHECK, provenWithKeys } from './checked.ts';
import { acceptsWhole, wholePrograms } from './whole.ts';

/** A program to write, or one with a bug to fix (`fix.ts`). */
const WriteOrFix = {
  task: Type.Optional(Type.Union([Type.Literal('write'), Type.Literal('fix')])),
  /** A case in which a program to fix goes wrong, with the expected and the actual output. */
  failing_case: Type.Optional(Bilingual),
  ...About.properties,
};

/**
 * A program as its author writes it. `check` runs the learner's program (Python, or JavaScript for pages and sketches:
 * content/README.md) and names the first fault, by a key of `feedback`. `wrong` lists answers that a learner is
 * expected to give, with the key each must get; `alternatives` lists other right answers. Of a page, the parts of
 * `starter` are the visible ones, and a part that an answer leaves out is the starter's.
 */
export const WriteSchemas = {
  python: Type.Object({ ...AUTHORED_KINDS.python, ...WriteOrFix, ...PYTHON_ANSWERS }),
  p5: Type.Object({ ...AUTHORED_KINDS.p5, ...WriteOrFix, ...FILE_ANSWERS }),
  web: Type.Object({ ...AUTHORED_KINDS.web, ...WriteOrFix, ...PAGE_ANSWERS }),
};
export type AuthoredPythonExercise = Static<(typeof WriteSchemas)['python']>;
export type AuthoredP5Exercise = Static<(typeof WriteSchemas)['p5']>;
export type AuthoredWebExercise = Static<(typeof WriteSchemas)['web']>;
/** An exercise whose answer is a whole program: written, or fixed. */
export type AuthoredWriteExercise =
  | AuthoredPythonExercise
  | AuthoredP5Exercise
  | AuthoredWebExercise;

export const write = checkedModule<AuthoredWriteExercise>({
  ...ONE_CHECK,
  minutes: 5,
  alternatives: 3,
  typedResult: true,
  programs: wholePrograms,
  problems: ({ id, failing_case }): TaskProblem[] =>
    failing_case ? [{ problem: 'needless_failing_case', exercise: id }] : [],
  ownTexts: (exercise, long, short) => ({
    ...feedbackTexts(exercise, short),
    ...(exercise.failing_case && { failing_case: long(exercise.failing_case) }),
  }),
  proven: provenWithKeys,
  accepts: acceptsWhole,
});
