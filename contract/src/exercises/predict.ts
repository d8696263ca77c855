import Type, { type Static } from 'typebox';
import { Bilingual, LANGUAGES } from '../api/language.ts';
import { AUTHORED_EXTRAS, Code, codeIn, EXTRAS, extrasIn, Slug, withConcept } from './base.ts';
import type { ExerciseModule, TaskProblem } from './module.ts';
import { isSameOutput } from './predictions.ts';

const Language = Type.Union([Type.Literal('python'), Type.Literal('javascript')]);

/** A program whose output is to be predicted before it is run. */
export const AuthoredPredictExercise = Type.Object({
  kind: Type.Literal('predict'),
  id: Slug,
  title: Bilingual,
  ...AUTHORED_EXTRAS,
  instructions: Bilingual,
  /** JavaScript is run as the script of an empty page; its output is that of the console. */
  language: Type.Optional(Language),
  program: Code,
  /** The lines that the program really prints. */
  output: Code,
  hints: Type.Array(Bilingual, { minItems: 1 }),
  /** Predictions that show a misunderstanding, and the feedback on them. */
  wrong: Type.Array(Type.Object({ output: Code, feedback: Bilingual }), { minItems: 2 }),
});
export type AuthoredPredictExercise = Static<typeof AuthoredPredictExercise>;

/** A program to predict, as a learner gets it. Texts are HTML except code and title. */
export const PredictExercise = Type.Object({
  kind: Type.Literal('predict'),
  id: Type.String(),
  title: Type.String(),
  ...EXTRAS,
  instructions: Type.String(),
  language: Language,
  program: Type.String(),
  output: Type.String(),
  hints: Type.Array(Type.String()),
  wrong: Type.Array(Type.Object({ output: Type.String(), feedback: Type.String() })),
});
export type PredictExercise = Static<typeof PredictExercise>;

export const predict: ExerciseModule<AuthoredPredictExercise, PredictExercise> = {
  minutes: 2,
  localise: (exercise, _, localize) => ({
    kind: 'predict',
    id: exercise.id,
    ...extrasIn(exercise, localize),
    title: localize(exercise.title),
    instructions: localize(exercise.instructions),
    language: exercise.language ?? 'python',
    program: localize(exercise.program),
    output: localize(exercise.output),
    hints: exercise.hints.map(localize),
    wrong: exercise.wrong.map(({ output, feedback }) => ({
      output: localize(output),
      feedback: localize(feedback),
    })),
  }),
  problems({ id, output, wrong }, _, localize) {
    const predictions = wrong.map((one) => localize(one.output));
    const isRight = predictions.some((text) => isSameOutput(text, localize(output)));
    const isTwice = predictions.some((text, i) =>
      predictions.slice(i + 1).some((other) => isSameOutput(text, other)),
    );
    const found: TaskProblem[] = [];
    if (isRight) found.push({ problem: 'right_prediction', exercise: id });
    if (isTwice) found.push({ problem: 'prediction_twice', exercise: id });
    return found;
  },
  withTexts: (exercise, long, short) => ({
    ...exercise,
    ...withConcept(exercise, short),
    instructions: long(exercise.instructions),
    hints: exercise.hints.map(short),
    wrong: exercise.wrong.map(({ output, feedback }) => ({ output, feedback: short(feedback) })),
  }),
  accepts({ output }, { answer }) {
    if (!answer) return null;
    const names = Object.keys(answer);
    const { code = '' } = answer;
    if (names.some((name) => name !== 'code') || code.trim() === '') return false;
    return LANGUAGES.some((language) => isSameOutput(code, codeIn(output, language)));
  },
};
