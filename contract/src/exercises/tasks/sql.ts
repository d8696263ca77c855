import Type, { type Static } from 'typebox';
import { Bilingual, LANGUAGES, type Language } from '../../api/language.ts';
import { AUTHORED_KINDS, Code, codeIn, DESCRIBED, hard_coded } from '../base.ts';
import type { Localize, TaskProblem } from '../module.ts';
import { checkedModule, feedbackTexts, provenWithKeys } from './checked.ts';
import { acceptsGiven } from './given.ts';
import { SQL_WORDS, type SqlTable, type SqlWords, sqlCheck, sqlProgram } from './sql-program.ts';

const Rows = Type.Array(Type.Array(Type.Union([Type.String(), Type.Number(), Type.Null()])));
const Table = Type.Object({
  name: Type.String({ pattern: '^[\\p{L}_][\\p{L}\\p{N}_]*$' }),
  columns: Type.Array(Type.String({ pattern: '^[\\p{L}_][\\p{L}\\p{N}_]*$' }), { minItems: 1 }),
  rows: Rows,
  /** Rows that take the place of these when the query is checked a second time. */
  other_rows: Rows,
});
const Tables = Type.Array(Table, { minItems: 1, maxItems: 5 });
type Tables = Static<typeof Tables>;

/** A query to write. Its result is compared with that of the solution, on the given rows and on others. */
export const SqlSchemas = {
  python: Type.Object({
    ...AUTHORED_KINDS.python,
    task: Type.Literal('sql'),
    ...DESCRIBED,
    tables: Type.Union([Tables, Type.Object({ fr: Tables, en: Tables })]),
    /** True when the order of the rows counts. */
    ordered: Type.Optional(Type.Boolean()),
    starter: Code,
    solution: Code,
    /** In the place of the words of the site, by the same keys. */
    feedback: Type.Optional(Type.Record(Type.String(), Bilingual)),
    wrong: Type.Array(Type.Object({ code: Code, feedback: Type.String(), hard_coded }), {
      minItems: 2,
    }),
    alternatives: Type.Array(Code, { minItems: 1 }),
  }),
};
export type AuthoredSqlExercise = Static<typeof SqlSchemas.python>;

/** The words for each difference from the expected result. */
const FEEDBACK: Record<string, Bilingual> = {
  'sql-error': {
    fr: 'La base ne comprend pas ta requête : son message est dans le résultat, avec une explication.',
    en: 'The database doesn’t understand your query: its message is in the result, with an explanation.',
  },
  columns: {
    fr: 'Ton résultat n’a pas autant de colonnes que le résultat attendu. Que demandes-tu après SELECT ?',
    en: 'Your result doesn’t have as many columns as the expected one. What do you ask for after SELECT?',
  },
  'too-many-rows': {
    fr: 'Ton résultat a des lignes de trop. Quelle condition manque ?',
    en: 'Your result has rows too many. Which condition is missing?',
  },
  'missing-rows': {
    fr: 'Il manque des lignes à ton résultat. Ta condition est-elle trop stricte ?',
    en: 'Your result lacks rows. Is your condition too strict?',
  },
  'other-rows': {
    fr: 'Le nombre de lignes est juste, mais pas ce qu’elles contiennent. Compare les deux tables.',
    en: 'The number of rows is right, but not what is in them. Compare the two tables.',
  },
  order: {
    fr: 'Ce sont les bonnes lignes, dans un autre ordre. Regarde ORDER BY.',
    en: 'These are the right rows in another order. Look at ORDER BY.',
  },
  'other-data': {
    fr: 'C’est juste pour ces lignes. Avec d’autres dans les tables, ça ne l’est plus : laisse la base chercher.',
    en: 'Right for these rows. With others in the tables it isn’t any more: let the database do the search.',
  },
};

const tablesIn = ({ tables }: AuthoredSqlExercise, language: Language): Tables =>
  Array.isArray(tables) ? tables : tables[language];

/** The tables as learners get them, or with the other rows. */
const given = (tables: Tables, isOther = false): SqlTable[] =>
  tables.map(({ name, columns, rows, other_rows }) => ({
    name,
    columns,
    rows: isOther ? other_rows : rows,
  }));

const wordsIn = (localize: Localize): SqlWords =>
  Object.fromEntries(
    Object.entries(SQL_WORDS).map(([key, text]) => [key, localize(text)]),
  ) as SqlWords;

const feedbackOf = ({ feedback }: AuthoredSqlExercise) => ({ ...FEEDBACK, ...feedback });

export const sql = checkedModule<AuthoredSqlExercise>({
  minutes: 4,
  alternatives: 2,
  typedResult: true,
  programs(exercise, language) {
    const tables = given(tablesIn(exercise, language));
    const solution = codeIn(exercise.solution, language);
    const words = wordsIn((text) => (typeof text === 'string' ? text : text[language]));
    const files = (query: Code) => ({
      'main.py': sqlProgram(tables, codeIn(query, language), solution, words),
    });
    return {
      starter: files(exercise.starter),
      solution: files(exercise.solution),
      alternatives: exercise.alternatives.map(files),
      wrong: exercise.wrong.map(({ code, feedback }) => ({ files: files(code), feedback })),
    };
  },
  check: (exercise) =>
    sqlCheck(
      exercise.ordered ?? false,
      LANGUAGES.map((language) => {
        const tables = tablesIn(exercise, language);
        return { given: given(tables), other: given(tables, true) };
      }),
    ),
  feedback: feedbackOf,
  learnerTask: (exercise, localize, language) => ({
    type: 'sql',
    tables: given(tablesIn(exercise, language)),
    starter: localize(exercise.starter),
    solution: localize(exercise.solution),
    words: wordsIn(localize),
  }),
  problems: (exercise, language): TaskProblem[] =>
    tablesIn(exercise, language)
      .filter(({ columns, rows, other_rows }) =>
        [...rows, ...other_rows].some((row) => row.length !== columns.length),
      )
      .map(({ name }) => ({ problem: 'row_length', exercise: exercise.id, table: name })),
  ownTexts: ({ feedback }, _, short) => (feedback ? feedbackTexts({ feedback }, short) : {}),
  proven: (exercise) => provenWithKeys({ ...exercise, feedback: feedbackOf(exercise) }),
  accepts: ({ starter }, pass) =>
    acceptsGiven(pass, (code, language) => {
      const isChanged = code.trim() !== codeIn(starter, language).trim();
      return isChanged && /\bselect\b/i.test(code);
    }),
});
