import Type, { type Static } from 'typebox';
import type { SqlWords } from './sql-program.ts';

/** An item as a learner gets it; its text is HTML. Its hint is the feedback of its id. */
export const ChecklistItem = Type.Object({
  id: Type.String(),
  text: Type.String(),
  required: Type.Boolean(),
});
export type ChecklistItem = Static<typeof ChecklistItem>;

const SqlRows = Type.Array(Type.Array(Type.Union([Type.String(), Type.Number(), Type.Null()])));
const SqlColumns = Type.Array(Type.String());
/** The tables of a query, where it begins, and the words of its program. */
const QUERY = {
  tables: Type.Array(Type.Object({ name: Type.String(), columns: SqlColumns, rows: SqlRows })),
  starter: Type.String(),
  words: Type.Unsafe<SqlWords>(Type.Record(Type.String(), Type.String())),
};

/** The way in which an exercise with code is answered, unless that is writing a program. */
export const ExerciseTask = Type.Union([
  Type.Object({ type: Type.Literal('fix'), failing_case: Type.String() }),
  Type.Object({
    type: Type.Literal('fill'),
    template: Type.String(),
    /** The file of a page that is completed. */
    file: Type.Optional(Type.String()),
  }),
  Type.Object({
    type: Type.Literal('arrange'),
    lines: Type.Array(Type.String()),
    distractors: Type.Array(Type.String()),
    indent: Type.Boolean(),
    /** The file of a page that is completed. */
    file: Type.Optional(Type.String()),
  }),
  Type.Object({ type: Type.Literal('open'), checklist: Type.Array(ChecklistItem) }),
  // The cases of a challenge are shown and checked as a checklist is.
  Type.Object({ type: Type.Literal('cases'), checklist: Type.Array(ChecklistItem) }),
  Type.Object({ type: Type.Literal('sql'), ...QUERY, solution: Type.String() }),
  // The query of a challenge, with its expected result instead of its solution, and cases as above.
  Type.Object({
    type: Type.Literal('sql-cases'),
    ...QUERY,
    expected: Type.Object({ columns: SqlColumns, rows: SqlRows }),
    checklist: Type.Array(ChecklistItem),
  }),
]);
export type ExerciseTask = Static<typeof ExerciseTask>;
