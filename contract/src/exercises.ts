import Type, { type Static } from 'typebox';
import { Bilingual } from './language.ts';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from './slug.ts';

/** Lower-case words joined by hyphens, as in addresses. */
export const Slug = Type.String({ pattern: SLUG_PATTERN, maxLength: SLUG_MAX_LENGTH });

/** Code that is the same in both languages, or one text for each. */
const Code = Type.Union([Type.String(), Bilingual]);

/** What every exercise with code has, as its author writes it. */
const About = Type.Object({
  id: Slug,
  title: Bilingual,
  instructions: Bilingual,
  check: Type.String(),
  hints: Type.Array(Bilingual, { minItems: 2 }),
  feedback: Type.Record(Type.String(), Bilingual),
  /** True when the task itself is to write one fixed text, so that every answer is typed in. */
  fixed_result: Type.Optional(Type.Boolean()),
});

/** A wrong answer that types the expected result instead of working it out. */
const hard_coded = Type.Optional(Type.Boolean());

/** An exercise whose answer is one file. */
const OneFile = Type.Object({
  ...About.properties,
  starter: Code,
  solution: Code,
  wrong: Type.Array(Type.Object({ code: Code, feedback: Type.String(), hard_coded }), {
    minItems: 2,
  }),
  alternatives: Type.Array(Code, { minItems: 1 }),
});

/**
 * A Python exercise as its author writes it. `check` is Python that runs the learner's program and
 * names, by a key of `feedback`, the first thing that is wrong. `wrong` lists answers a learner is
 * expected to give, with the key each must get; `alternatives` lists other right answers.
 */
export const AuthoredPythonExercise = Type.Object({
  kind: Type.Literal('python'),
  ...OneFile.properties,
});
export type AuthoredPythonExercise = Static<typeof AuthoredPythonExercise>;

/** A p5 sketch to write; `check` is JavaScript that plays the sketch (content/README.md). */
export const AuthoredP5Exercise = Type.Object({ kind: Type.Literal('p5'), ...OneFile.properties });
export type AuthoredP5Exercise = Static<typeof AuthoredP5Exercise>;

/** The parts of a web page as an author writes them. */
export const AuthoredPageParts = Type.Object(
  { html: Type.Optional(Code), css: Type.Optional(Code), js: Type.Optional(Code) },
  { additionalProperties: false },
);
export type AuthoredPageParts = Static<typeof AuthoredPageParts>;

/**
 * A web page to write. The parts of `starter` are those that are shown; a part that an answer leaves
 * out is the starter's. `check` is JavaScript that looks at the finished page (content/README.md).
 */
export const AuthoredWebExercise = Type.Object({
  kind: Type.Literal('web'),
  ...About.properties,
  starter: AuthoredPageParts,
  solution: AuthoredPageParts,
  wrong: Type.Array(
    Type.Object(
      { ...AuthoredPageParts.properties, feedback: Type.String(), hard_coded },
      { additionalProperties: false },
    ),
    { minItems: 2 },
  ),
  alternatives: Type.Array(AuthoredPageParts, { minItems: 1 }),
});
export type AuthoredWebExercise = Static<typeof AuthoredWebExercise>;

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

/** An exercise with code of any kind. */
export type AuthoredCodeExercise =
  | AuthoredPythonExercise
  | AuthoredP5Exercise
  | AuthoredWebExercise;

export const AuthoredExercise = Type.Union([
  AuthoredPythonExercise,
  AuthoredP5Exercise,
  AuthoredWebExercise,
  AuthoredQuizQuestion,
]);
export type AuthoredExercise = Static<typeof AuthoredExercise>;

/** What a learner gets of every exercise with code, in one language. Texts are HTML but for code and title. */
const Told = Type.Object({
  id: Type.String(),
  title: Type.String(),
  instructions: Type.String(),
  check: Type.String(),
  hints: Type.Array(Type.String()),
  feedback: Type.Record(Type.String(), Type.String()),
});
const OneText = Type.Object({
  ...Told.properties,
  starter: Type.String(),
  solution: Type.String(),
});

export const PythonExercise = Type.Object({ kind: Type.Literal('python'), ...OneText.properties });
export type PythonExercise = Static<typeof PythonExercise>;

export const P5Exercise = Type.Object({ kind: Type.Literal('p5'), ...OneText.properties });
export type P5Exercise = Static<typeof P5Exercise>;

/** The parts of a web page; one that is not there is neither shown nor empty code to write. */
export const PageParts = Type.Object({
  html: Type.Optional(Type.String()),
  css: Type.Optional(Type.String()),
  js: Type.Optional(Type.String()),
});
export type PageParts = Static<typeof PageParts>;

export const WebExercise = Type.Object({
  kind: Type.Literal('web'),
  ...Told.properties,
  starter: PageParts,
  solution: PageParts,
});
export type WebExercise = Static<typeof WebExercise>;

/** An exercise with code of any kind, as a learner gets it. */
export type CodeExercise = PythonExercise | P5Exercise | WebExercise;

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

export const Exercise = Type.Union([PythonExercise, P5Exercise, WebExercise, QuizQuestion]);
export type Exercise = Static<typeof Exercise>;
