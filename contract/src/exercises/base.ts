import Type, { type Static, type TSchema } from 'typebox';
import { Bilingual, type Language } from '../api/language.ts';
import { MODULE_NAME, type ProgramFiles, PYTHON_FILES_MAX } from '../programs/program.ts';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '../text/slug.ts';

/** Lower-case words joined by hyphens, as in addresses. */
export const Slug = Type.String({ pattern: SLUG_PATTERN, maxLength: SLUG_MAX_LENGTH });

/** Code that is the same in both languages, or one text for each. */
export const Code = Type.Union([Type.String(), Bilingual]);
export type Code = Static<typeof Code>;

/** Code in one language. */
export const codeIn = (code: Code, language: Language): string =>
  typeof code === 'string' ? code : code[language];

/** Easy, medium or hard. */
const ExerciseDifficulty = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]);

/** The optional fields of every exercise and question; learners get the concept in their language. */
export const AUTHORED_EXTRAS = {
  /** 2 unless stated, 1 for a question (exerciseXp). */
  difficulty: Type.Optional(ExerciseDifficulty),
  /** The concept that was learned, in one short sentence: shown when it is solved. */
  concept: Type.Optional(Bilingual),
};
export const EXTRAS = {
  difficulty: Type.Optional(ExerciseDifficulty),
  concept: Type.Optional(Type.String()),
};

type AuthoredExtras = { difficulty?: Static<typeof ExerciseDifficulty>; concept?: Bilingual };

/** Returns difficulty and concept in the language of a learner. */
export const extrasIn = (
  { difficulty, concept }: AuthoredExtras,
  localize: (text: Bilingual) => string,
) => ({
  ...(difficulty && { difficulty }),
  ...(concept && { concept: localize(concept) }),
});

/** The concept with its text changed, if there is one. */
export const withConcept = ({ concept }: AuthoredExtras, change: (text: Bilingual) => Bilingual) =>
  concept ? { concept: change(concept) } : {};

/** Files that one exercise may have. */
export const EXERCISE_FILES_MAX = 10;
/** Characters of one file; exercise-models.ts has the smaller limits of each kind, which authors read about. */
const FILE_MAX_LENGTH = 1_000_000;

const AuthoredTextFile = Type.Object({
  name: Code,
  content: Type.Union([
    Type.String({ maxLength: FILE_MAX_LENGTH }),
    Type.Object({
      fr: Type.String({ maxLength: FILE_MAX_LENGTH }),
      en: Type.String({ maxLength: FILE_MAX_LENGTH }),
    }),
  ]),
});
/** A file of the built-in library by its name there; beside the program it has the same name, unless another is given. */
const AuthoredLibraryFile = Type.Object({ name: Type.Optional(Code), library: Code });
export type AuthoredFile = Static<typeof AuthoredTextFile> | Static<typeof AuthoredLibraryFile>;

/** Texts that lie beside the program, which opens them by their names (contract/src/files/file-names.ts). */
const AuthoredFiles = Type.Optional(Type.Array(AuthoredTextFile, { maxItems: EXERCISE_FILES_MAX }));
/** Texts, pictures and sounds that a page or a sketch loads by their names. */
const AuthoredPreviewFiles = Type.Optional(
  Type.Array(Type.Union([AuthoredTextFile, AuthoredLibraryFile]), {
    maxItems: EXERCISE_FILES_MAX,
  }),
);
/** The kinds of programs, each with the files that may be beside it. */
export const AUTHORED_KINDS = {
  python: { kind: Type.Literal('python'), files: AuthoredFiles },
  p5: { kind: Type.Literal('p5'), files: AuthoredPreviewFiles },
  web: { kind: Type.Literal('web'), files: AuthoredPreviewFiles },
} as const;

/** A text file beside a program as a learner gets it, in one language. */
export const ExerciseFile = Type.Object({ name: Type.String(), content: Type.String() });
export type ExerciseFile = Static<typeof ExerciseFile>;
/** A file beside a page or a sketch, which may also be a file of the library. */
export const PreviewFile = Type.Union([
  ExerciseFile,
  Type.Object({ name: Type.String(), library: Type.String() }),
]);
export type PreviewFile = Static<typeof PreviewFile>;

/** The fields that every exercise with a program to write has, as its author writes it. */
export const DESCRIBED = {
  id: Slug,
  title: Bilingual,
  ...AUTHORED_EXTRAS,
  instructions: Bilingual,
  hints: Type.Array(Bilingual, { minItems: 2 }),
};

/** The description of an exercise with one check, which names the keys of `feedback`. */
export const About = Type.Object({
  ...DESCRIBED,
  check: Type.String(),
  feedback: Type.Record(Type.String(), Bilingual),
  /** True when the task itself is to write one fixed text, so that every answer is typed in. */
  fixed_result: Type.Optional(Type.Boolean()),
});
export type AuthoredAbout = Static<typeof About>;

/** A wrong answer that types the expected result instead of working it out. */
export const hard_coded = Type.Optional(Type.Boolean());

/** The parts of a web page as an author writes them. */
export const AuthoredPageParts = Type.Object(
  { html: Type.Optional(Code), css: Type.Optional(Code), js: Type.Optional(Code) },
  { additionalProperties: false },
);
export type AuthoredPageParts = Static<typeof AuthoredPageParts>;

/** The answers of an exercise, each a program in the same form. `feedback` is a key of the feedback of the exercise. */
const answersOf = <Form extends TSchema>(form: Form) => ({
  starter: form,
  solution: form,
  wrong: Type.Array(Type.Object({ code: form, feedback: Type.String(), hard_coded }), {
    minItems: 2,
  }),
  alternatives: Type.Array(form, { minItems: 1 }),
});

/** The answers to an exercise in one file, as its author writes them. */
export const FILE_ANSWERS = answersOf(Code);

/** Modules of a Python program, each by its name. `main.py` is the one that runs. */
const PythonFiles = Type.Record(Type.String({ pattern: MODULE_NAME.source }), Code, {
  maxProperties: PYTHON_FILES_MAX,
  additionalProperties: false,
});
export type AuthoredPythonFiles = Static<typeof PythonFiles>;

/**
 * Starter and solutions of a Python program, which may have several files. A file that an answer leaves out is the
 * starter's.
 */
export const PYTHON_ANSWERS = answersOf(Type.Union([Code, PythonFiles]));

/** Starter and solutions of a web page. A part that an answer leaves out is the starter's. */
export const PAGE_ANSWERS = {
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
};

const FileAnswers = Type.Object(FILE_ANSWERS);
export type FileAnswers = Static<typeof FileAnswers>;
const PythonAnswers = Type.Object(PYTHON_ANSWERS);
export type PythonAnswers = Static<typeof PythonAnswers>;
const PageAnswers = Type.Object(PAGE_ANSWERS);
export type PageAnswers = Static<typeof PageAnswers>;

/** The files of a program as learners get them; of a page, one that is left out is neither shown nor to be written. */
export const ProgramFilesSchema = Type.Unsafe<ProgramFiles>(
  Type.Record(Type.String(), Type.String()),
);

/** One part of a page by its name, as authors write it. */
export const PagePartName = Type.Union([
  Type.Literal('html'),
  Type.Literal('css'),
  Type.Literal('js'),
]);
