import Type, { type Static } from 'typebox';
import { Bilingual, LANGUAGES, type Language } from '../../api/language.ts';
import { AUTHORED_KINDS, Code, codeIn, DESCRIBED, hard_coded } from '../base.ts';
import type { Localize, TaskProblem } from '../module.ts';
import { checkedModule, feedbackTexts, provenWithKeys } from './checked.ts';
import { acceptsGiven } from './given.ts';
import { sqlCases } from './sql-cases.ts';
import { type OtherRows, sqlCasesCheck, sqlCheck } from './sql-check.ts';
import { SQL_FEEDBACK } from './sql-feedback.ts';
import {
  SQL_WORDS,
  type SqlResult,
  type SqlTable,
  type SqlWords,
  sqlProgram,
} from './sql-program.ts';

const Rows = Type.Array(Type.Array(Type.Union([Type.String(), Type.Number(), Type.Null()])));
const ROWS = {
  rows: Rows,
  /** Rows that take the place of these when the query is checked a second time. */
  other_rows: Rows,
};
const Table = Type.Object({
  name: Type.String({ pattern: '^[\\p{L}_][\\p{L}\\p{N}_]*$' }),
  columns: Type.Array(Type.String({ pattern: '^[\\p{L}_][\\p{L}\\p{N}_]*$' }), { minItems: 1 }),
  ...ROWS,
});
const Tables = Type.Array(Table, { minItems: 1, maxItems: 5 });
type Tables = Static<typeof Tables>;

/** The tables of a query, and the answers to it. */
const QUERY = {
  tables: Type.Union([Tables, Type.Object({ fr: Tables, en: Tables })]),
  /** True when the order of the rows counts. */
  ordered: Type.Optional(Type.Boolean()),
  starter: Code,
  solution: Code,
  /** Texts that replace the words of the site, by the same keys. */
  feedback: Type.Optional(Type.Record(Type.String(), Bilingual)),
  wrong: Type.Array(Type.Object({ code: Code, feedback: Type.String(), hard_coded }), {
    minItems: 2,
  }),
  alternatives: Type.Array(Code, { minItems: 1 }),
};

/** A query to write. Its result is compared with that of the solution, on the given rows and on others. */
export const SqlSchemas = {
  python: Type.Object({
    ...AUTHORED_KINDS.python,
    task: Type.Literal('sql'),
    ...DESCRIBED,
    ...QUERY,
  }),
};
export type AuthoredSqlExercise = Static<typeof SqlSchemas.python>;

const Expected = Type.Object({ columns: Type.Array(Type.String(), { minItems: 1 }), ...ROWS });
type Expected = Static<typeof Expected>;

/**
 * The fields of a query of a challenge. Nobody gets the solution before it is solved, so the result of the solution is
 * written down, with titles for its columns.
 */
export const SQL_CHALLENGE = {
  ...QUERY,
  expected: Type.Union([Expected, Type.Object({ fr: Expected, en: Expected })]),
};
export type AuthoredSqlChallenge = AuthoredSqlExercise & {
  expected: Static<typeof SQL_CHALLENGE.expected>;
};

/** A challenge states the result that is expected; an exercise of a lesson leaves it to its solution. */
type Sql = AuthoredSqlExercise & Partial<AuthoredSqlChallenge>;

const tablesIn = ({ tables }: Sql, language: Language): Tables =>
  Array.isArray(tables) ? tables : tables[language];

/** The tables as learners get them, or with the other rows. */
const given = (tables: Tables, isOther = false): SqlTable[] =>
  tables.map(({ name, columns, rows, other_rows }) => ({
    name,
    columns,
    rows: isOther ? other_rows : rows,
  }));

function expectedIn({ expected }: Sql, language: Language): Expected | undefined {
  return expected && ('fr' in expected ? expected[language] : expected);
}

/** Returns the expected results as the results on the given rows, and on the others. */
function resultsIn(
  exercise: Sql,
  language: Language,
): { given: SqlResult; other: SqlResult } | null {
  const expected = expectedIn(exercise, language);
  if (!expected) return null;
  const { columns, rows, other_rows } = expected;
  return { given: { columns, rows }, other: { columns, rows: other_rows } };
}

function othersIn(exercise: Sql, language: Language): OtherRows {
  const expected = resultsIn(exercise, language);
  const tables = tablesIn(exercise, language);
  return { given: given(tables), other: given(tables, true), ...(expected && { expected }) };
}

const wordsIn = (localize: Localize): SqlWords =>
  Object.fromEntries(
    Object.entries(SQL_WORDS).map(([key, text]) => [key, localize(text)]),
  ) as SqlWords;

const feedbackOf = ({ feedback }: Sql) => ({ ...SQL_FEEDBACK, ...feedback });

/** The tables with rows that have more or fewer values than there are columns. */
function unevenTables(exercise: Sql, language: Language): string[] {
  const expected = expectedIn(exercise, language);
  return [...tablesIn(exercise, language), ...(expected ? [{ name: 'expected', ...expected }] : [])]
    .filter(({ columns, rows, other_rows }) =>
      [...rows, ...other_rows].some((row) => row.length !== columns.length),
    )
    .map(({ name }) => name);
}

export const sql = checkedModule<Sql>({
  minutes: 4,
  alternatives: 2,
  typedResult: true,
  programs(exercise, language) {
    const tables = given(tablesIn(exercise, language));
    const wanted = resultsIn(exercise, language)?.given ?? codeIn(exercise.solution, language);
    const words = wordsIn((text) => (typeof text === 'string' ? text : text[language]));
    const files = (query: Code) => ({
      'main.py': sqlProgram(tables, codeIn(query, language), wanted, words),
    });
    return {
      starter: files(exercise.starter),
      solution: files(exercise.solution),
      alternatives: exercise.alternatives.map(files),
      wrong: exercise.wrong.map(({ code, feedback }) => ({ files: files(code), feedback })),
    };
  },
  check(exercise) {
    const { ordered = false, expected } = exercise;
    const others = LANGUAGES.map((language) => othersIn(exercise, language));
    return expected
      ? sqlCasesCheck(ordered, others, sqlCases(exercise))
      : sqlCheck(ordered, others);
  },
  feedback: feedbackOf,
  learnerTask(exercise, localize, language) {
    const task = {
      tables: given(tablesIn(exercise, language)),
      starter: localize(exercise.starter),
      words: wordsIn(localize),
    };
    const results = resultsIn(exercise, language);
    if (!results) return { type: 'sql', ...task, solution: localize(exercise.solution) };
    const checklist = sqlCases(exercise).map(({ id, text }) => ({
      id,
      text: localize(text),
      required: true,
    }));
    return { type: 'sql-cases', ...task, expected: results.given, checklist };
  },
  problems: (exercise, language): TaskProblem[] =>
    unevenTables(exercise, language).map((table) => ({
      problem: 'row_length',
      exercise: exercise.id,
      table,
    })),
  ownTexts: ({ feedback }, _, short) => (feedback ? feedbackTexts({ feedback }, short) : {}),
  proven: (exercise) => provenWithKeys({ ...exercise, feedback: feedbackOf(exercise) }),
  accepts: ({ starter }, pass) =>
    acceptsGiven(pass, (code, language) => {
      const isChanged = code.trim() !== codeIn(starter, language).trim();
      return isChanged && /\bselect\b/i.test(code);
    }),
});
