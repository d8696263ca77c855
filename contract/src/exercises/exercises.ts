import Type, { type Static } from 'typebox';
import { Bilingual } from '../api/language.ts';
import {
  About,
  AUTHORED_EXTRAS,
  AuthoredPageParts,
  EXTRAS,
  ExerciseFile,
  FILE_ANSWERS,
  PAGE_ANSWERS,
  PageParts,
  PROGRAM_KINDS,
  PreviewFile,
  Slug,
} from './base.ts';
import {
  type AuthoredOpenExercise,
  AuthoredOpenPage,
  AuthoredOpenPython,
  AuthoredOpenSketch,
} from './open.ts';
import {
  type AuthoredArrangeExercise,
  AuthoredArrangePage,
  AuthoredArrangePython,
  AuthoredArrangeSketch,
  type AuthoredFillExercise,
  AuthoredFillPage,
  AuthoredFillPython,
  AuthoredFillSketch,
  AuthoredPredictExercise,
  ExerciseTask,
  PredictExercise,
} from './tasks.ts';

export { AuthoredPageParts, ExerciseFile, PageParts, PreviewFile, Slug };

/** A program to write, or one with a bug to fix. */
const WriteOrFix = {
  task: Type.Optional(Type.Union([Type.Literal('write'), Type.Literal('fix')])),
  /** Of a program to fix: a case in which it goes wrong, what should come out and what does. */
  failing_case: Type.Optional(Bilingual),
};

/** An exercise whose answer is one file. */
const OneFile = Type.Object({
  ...About.properties,
  ...WriteOrFix,
  ...FILE_ANSWERS,
});

/**
 * A Python exercise as its author writes it. `check` is Python that runs the learner's program and
 * names, by a key of `feedback`, the first thing that is wrong. `wrong` lists answers a learner is
 * expected to give, with the key each must get; `alternatives` lists other right answers.
 */
export const AuthoredPythonExercise = Type.Object({
  ...PROGRAM_KINDS.python,
  ...OneFile.properties,
});
export type AuthoredPythonExercise = Static<typeof AuthoredPythonExercise>;

/** A p5 sketch to write; `check` is JavaScript that plays the sketch (content/README.md). */
export const AuthoredP5Exercise = Type.Object({
  ...PROGRAM_KINDS.p5,
  ...OneFile.properties,
});
export type AuthoredP5Exercise = Static<typeof AuthoredP5Exercise>;

/**
 * A web page to write. The parts of `starter` are those that are shown; a part that an answer leaves
 * out is the starter's. `check` is JavaScript that looks at the finished page (content/README.md).
 */
export const AuthoredWebExercise = Type.Object({
  ...PROGRAM_KINDS.web,
  ...About.properties,
  ...WriteOrFix,
  ...PAGE_ANSWERS,
});
export type AuthoredWebExercise = Static<typeof AuthoredWebExercise>;

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

/** An exercise that is answered by a whole program: written, or fixed. */
export type AuthoredWriteExercise =
  | AuthoredPythonExercise
  | AuthoredP5Exercise
  | AuthoredWebExercise;

/** An exercise whose check runs the learner's program. */
export type AuthoredCheckedExercise =
  | AuthoredWriteExercise
  | AuthoredFillExercise
  | AuthoredArrangeExercise
  | AuthoredOpenExercise;

/** An exercise with code of any kind. */
export type AuthoredCodeExercise = AuthoredCheckedExercise | AuthoredPredictExercise;

export const AuthoredExercise = Type.Union([
  AuthoredPythonExercise,
  AuthoredP5Exercise,
  AuthoredWebExercise,
  AuthoredFillPython,
  AuthoredFillSketch,
  AuthoredFillPage,
  AuthoredArrangePython,
  AuthoredArrangeSketch,
  AuthoredArrangePage,
  AuthoredOpenPython,
  AuthoredOpenSketch,
  AuthoredOpenPage,
  AuthoredPredictExercise,
  AuthoredQuizQuestion,
]);
export type AuthoredExercise = Static<typeof AuthoredExercise>;

/** What a learner gets of every exercise with a check, in one language. Texts are HTML but for code and title. */
const CheckedExercise = Type.Object({
  id: Type.String(),
  title: Type.String(),
  ...EXTRAS,
  instructions: Type.String(),
  check: Type.String(),
  hints: Type.Array(Type.String()),
  feedback: Type.Record(Type.String(), Type.String()),
  task: Type.Optional(ExerciseTask),
});
const OneText = Type.Object({
  ...CheckedExercise.properties,
  starter: Type.String(),
  solution: Type.String(),
});

export const PythonExercise = Type.Object({
  kind: Type.Literal('python'),
  ...OneText.properties,
  files: Type.Optional(Type.Array(ExerciseFile)),
});
export type PythonExercise = Static<typeof PythonExercise>;

const PreviewFiles = Type.Optional(Type.Array(PreviewFile));

export const P5Exercise = Type.Object({
  kind: Type.Literal('p5'),
  ...OneText.properties,
  files: PreviewFiles,
});
export type P5Exercise = Static<typeof P5Exercise>;

export const WebExercise = Type.Object({
  kind: Type.Literal('web'),
  ...CheckedExercise.properties,
  starter: PageParts,
  solution: PageParts,
  files: PreviewFiles,
});
export type WebExercise = Static<typeof WebExercise>;

/** An exercise whose check runs the learner's program, as a learner gets it. */
export type CodeExercise = PythonExercise | P5Exercise | WebExercise;

/** A quiz question as a learner gets it, in one language. Texts are HTML. */
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

export const Exercise = Type.Union([
  PythonExercise,
  P5Exercise,
  WebExercise,
  PredictExercise,
  QuizQuestion,
]);
export type Exercise = Static<typeof Exercise>;
