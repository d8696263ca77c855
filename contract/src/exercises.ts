import Type, { type Static } from 'typebox';
import { Bilingual } from './language.ts';

/** Lower-case words joined by hyphens, as in addresses. */
export const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 });

/** Code that is the same in both languages, or one text for each. */
const Code = Type.Union([Type.String(), Bilingual]);

/**
 * A Python exercise as its author writes it. `check` is Python that runs the learner's program and
 * names, by a key of `feedback`, the first thing that is wrong. `wrong` lists answers a learner is
 * expected to give, with the key each must get; `alternatives` lists other right answers.
 */
export const AuthoredPythonExercise = Type.Object({
  kind: Type.Literal('python'),
  id: Slug,
  title: Bilingual,
  instructions: Bilingual,
  starter: Code,
  solution: Code,
  check: Type.String(),
  hints: Type.Array(Bilingual, { minItems: 1 }),
  feedback: Type.Record(Type.String(), Bilingual),
  wrong: Type.Array(Type.Object({ code: Code, feedback: Type.String() }), { minItems: 2 }),
  alternatives: Type.Array(Code, { minItems: 1 }),
});
export type AuthoredPythonExercise = Static<typeof AuthoredPythonExercise>;

/** A question with one or several right options, each option explained. */
export const AuthoredQuizQuestion = Type.Object({
  kind: Type.Literal('quiz'),
  id: Slug,
  question: Bilingual,
  options: Type.Array(
    Type.Object({ text: Bilingual, correct: Type.Boolean(), explanation: Bilingual }),
    { minItems: 2 },
  ),
});
export type AuthoredQuizQuestion = Static<typeof AuthoredQuizQuestion>;

export const AuthoredExercise = Type.Union([AuthoredPythonExercise, AuthoredQuizQuestion]);
export type AuthoredExercise = Static<typeof AuthoredExercise>;

/** A Python exercise as a learner gets it, in one language. Texts are HTML but for code and title. */
export const PythonExercise = Type.Object({
  kind: Type.Literal('python'),
  id: Type.String(),
  title: Type.String(),
  instructions: Type.String(),
  starter: Type.String(),
  solution: Type.String(),
  check: Type.String(),
  hints: Type.Array(Type.String()),
  feedback: Type.Record(Type.String(), Type.String()),
});
export type PythonExercise = Static<typeof PythonExercise>;

/** A quiz question as a learner gets it, in one language. Texts are HTML. */
export const QuizQuestion = Type.Object({
  kind: Type.Literal('quiz'),
  id: Type.String(),
  question: Type.String(),
  options: Type.Array(
    Type.Object({ text: Type.String(), correct: Type.Boolean(), explanation: Type.String() }),
  ),
});
export type QuizQuestion = Static<typeof QuizQuestion>;

export const Exercise = Type.Union([PythonExercise, QuizQuestion]);
export type Exercise = Static<typeof Exercise>;
