import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

/** Rows of one import at most. */
export const IMPORT_ROWS_MAX = 1000;
/** Characters of a cell that are sent: more than any value that fits. */
export const IMPORT_CELL_MAX_LENGTH = 500;

const Cell = Type.String({ maxLength: IMPORT_CELL_MAX_LENGTH });

/** A row of the list as it was written; the server judges its values. */
export const ImportedUser = Type.Object({
  name: Cell,
  email: Cell,
  /** `fr` or `en`, in any case; French when empty. */
  language: Cell,
  /** The last day of Premium (UTC), such as 2027-06-30; empty without. */
  premium_until: Cell,
});
export type ImportedUser = Static<typeof ImportedUser>;

/** The reason why a row is refused; `twice`: an earlier row has the same address. */
export const IMPORT_PROBLEMS = ['name', 'email', 'language', 'date', 'twice'] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

export const ImportedRow = Type.Object({
  state: Type.Union([Type.Literal('new'), Type.Literal('exists'), Type.Literal('refused')]),
  problem: Type.Optional(Type.Unsafe<ImportProblem>(Type.Enum([...IMPORT_PROBLEMS]))),
});
export type ImportedRow = Static<typeof ImportedRow>;

export const importUsers = endpoint({
  method: 'POST',
  path: '/admin/user-imports',
  access: 'admin',
  summary:
    'Judges the rows of a list, and creates the accounts that are new unless it is a dry run. They are unconfirmed and have no password: each is mailed a link to choose one.',
  body: Type.Object({
    rows: Type.Array(ImportedUser, { minItems: 1, maxItems: IMPORT_ROWS_MAX }),
    dry_run: Type.Boolean(),
  }),
  /** The rows in their order, and the number of accounts that were created. */
  answer: Type.Object({ rows: Type.Array(ImportedRow), created: Type.Integer() }),
});
