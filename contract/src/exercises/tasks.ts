import Type, { type Static } from 'typebox';
import { Bilingual } from '../api/language.ts';
import {
  About,
  AUTHORED_EXTRAS,
  AuthoredPageParts,
  Code,
  EXTRAS,
  hard_coded,
  PagePartName,
  PROGRAM_KINDS,
  Slug,
} from './base.ts';
import { CasesTask, OpenTask } from './open.ts';

/** What is given of the page in which one part is filled or arranged. */
const InPage = {
  ...PROGRAM_KINDS.web,
  /** The other parts, which learners see and cannot change. */
  page: AuthoredPageParts,
  part: PagePartName,
};

/** A text for each blank, the same in both languages or not. */
export const BlankValues = Type.Union([
  Type.Array(Type.String()),
  Type.Object({ fr: Type.Array(Type.String()), en: Type.Array(Type.String()) }),
]);
export type BlankValues = Static<typeof BlankValues>;

/** A program with blanks, each written ⟦with its right text⟧: together they make the solution. */
const Fill = {
  task: Type.Literal('fill'),
  ...About.properties,
  template: Code,
  wrong: Type.Array(Type.Object({ blanks: BlankValues, feedback: Type.String(), hard_coded }), {
    minItems: 2,
  }),
  alternatives: Type.Optional(Type.Array(BlankValues)),
};
export const AuthoredFillPython = Type.Object({ ...PROGRAM_KINDS.python, ...Fill });
export const AuthoredFillSketch = Type.Object({ ...PROGRAM_KINDS.p5, ...Fill });
export const AuthoredFillPage = Type.Object({ ...InPage, ...Fill });

/** The lines of a program to be put into order, with lines among them that do not belong there. */
const Arrange = {
  task: Type.Literal('arrange'),
  ...About.properties,
  /** The lines in a right order. Learners get them mixed. */
  lines: Code,
  distractors: Type.Optional(Code),
  /** True when learners indent the lines themselves; else each keeps its indentation. */
  indent: Type.Optional(Type.Boolean()),
  wrong: Type.Array(Type.Object({ code: Code, feedback: Type.String(), hard_coded }), {
    minItems: 2,
  }),
  alternatives: Type.Optional(Type.Array(Code)),
};
export const AuthoredArrangePython = Type.Object({ ...PROGRAM_KINDS.python, ...Arrange });
export const AuthoredArrangeSketch = Type.Object({ ...PROGRAM_KINDS.p5, ...Arrange });
export const AuthoredArrangePage = Type.Object({ ...InPage, ...Arrange });

export type AuthoredFillExercise = Static<
  typeof AuthoredFillPython | typeof AuthoredFillSketch | typeof AuthoredFillPage
>;
export type AuthoredArrangeExercise = Static<
  typeof AuthoredArrangePython | typeof AuthoredArrangeSketch | typeof AuthoredArrangePage
>;

/** A program whose output is to be told before it is run. */
export const AuthoredPredictExercise = Type.Object({
  kind: Type.Literal('predict'),
  id: Slug,
  title: Bilingual,
  ...AUTHORED_EXTRAS,
  instructions: Bilingual,
  /** JavaScript is run as the script of an empty page; its output is what the console says. */
  language: Type.Optional(Type.Union([Type.Literal('python'), Type.Literal('javascript')])),
  program: Code,
  /** What the program really prints. */
  output: Code,
  hints: Type.Array(Bilingual, { minItems: 1 }),
  /** Predictions that show a misunderstanding, and what is said of it. */
  wrong: Type.Array(Type.Object({ output: Code, feedback: Bilingual }), { minItems: 2 }),
});
export type AuthoredPredictExercise = Static<typeof AuthoredPredictExercise>;

/** How an exercise with code is answered, where not by writing a program. */
export const ExerciseTask = Type.Union([
  Type.Object({ type: Type.Literal('fix'), failing_case: Type.String() }),
  Type.Object({
    type: Type.Literal('fill'),
    template: Type.String(),
    part: Type.Optional(PagePartName),
  }),
  Type.Object({
    type: Type.Literal('arrange'),
    lines: Type.Array(Type.String()),
    distractors: Type.Array(Type.String()),
    indent: Type.Boolean(),
    part: Type.Optional(PagePartName),
  }),
  OpenTask,
  CasesTask,
]);
export type ExerciseTask = Static<typeof ExerciseTask>;

/** A program to predict, as a learner gets it. Texts are HTML but for code and title. */
export const PredictExercise = Type.Object({
  kind: Type.Literal('predict'),
  id: Type.String(),
  title: Type.String(),
  ...EXTRAS,
  instructions: Type.String(),
  language: Type.Union([Type.Literal('python'), Type.Literal('javascript')]),
  program: Type.String(),
  output: Type.String(),
  hints: Type.Array(Type.String()),
  wrong: Type.Array(Type.Object({ output: Type.String(), feedback: Type.String() })),
});
export type PredictExercise = Static<typeof PredictExercise>;
