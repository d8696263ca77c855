import Type, { type Static } from 'typebox';
import { Bilingual } from '../api/language.ts';
import { AUTHORED_EXTRAS, EXTRAS, extrasIn, Slug, withConcept } from './base.ts';
import type { ExerciseModule } from './module.ts';

/** A question with one or several right options, each option explained. */
export const AuthoredQuizQuestion = Type.Object({
  kind: Type.Literal('quiz'),
  id: Slug,
  ...AUTHORED_EXTRAS,
  question: Bilingual,
  options: Type.Array(
    Type.Object({ text: Bilingual, correct: Type.Boolean(), explanation: Bilingual }),
    { minItems: 2 },
  ),
});
export type AuthoredQuizQuestion = Static<typeof AuthoredQuizQuestion>;

/** A question as a learner gets it, in one language. Texts are HTML. */
export const QuizQuestion = Type.Object({
  kind: Type.Literal('quiz'),
  id: Type.String(),
  ...EXTRAS,
  question: Type.String(),
  options: Type.Array(
    Type.Object({ text: Type.String(), correct: Type.Boolean(), explanation: Type.String() }),
  ),
});
export type QuizQuestion = Static<typeof QuizQuestion>;

export const quiz: ExerciseModule<AuthoredQuizQuestion, QuizQuestion> = {
  minutes: 1,
  localise: (exercise, _, localize) => ({
    kind: 'quiz',
    id: exercise.id,
    ...extrasIn(exercise, localize),
    question: localize(exercise.question),
    options: exercise.options.map(({ text, correct, explanation }) => ({
      text: localize(text),
      correct,
      explanation: localize(explanation),
    })),
  }),
  problems: ({ id, options }) =>
    options.some(({ correct }) => correct) ? [] : [{ problem: 'no_right_option', exercise: id }],
  withTexts: (exercise, long, short) => ({
    ...exercise,
    ...withConcept(exercise, short),
    question: long(exercise.question),
    options: exercise.options.map(({ text, correct, explanation }) => ({
      text: short(text),
      correct,
      explanation: short(explanation),
    })),
  }),
  accepts({ options }, { chosen }) {
    if (!chosen) return null;
    const choice = new Set(chosen);
    const isThere = [...choice].every((index) => index < options.length);
    return isThere && options.every(({ correct }, index) => correct === choice.has(index));
  },
};
