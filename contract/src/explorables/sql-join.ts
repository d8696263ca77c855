import Type, { type Static } from 'typebox';
import type { Explorable } from './explorable.ts';

const TableName = Type.String({ pattern: '^[a-z_]{1,10}$' });
const Cell = Type.String({ minLength: 1, maxLength: 12 });
const Id = Type.Integer({ minimum: 1, maximum: 9 });

/** Two tables: each row of the first has the id of a row of the second, or an id that nobody has. */
export const SqlJoinOptions = Type.Object({
  left: Type.Optional(TableName),
  right: Type.Optional(TableName),
  /** The name of the column with the names, in both tables. */
  column: Type.Optional(TableName),
  left_rows: Type.Optional(
    Type.Array(Type.Object({ name: Cell, key: Id }), { minItems: 1, maxItems: 6 }),
  ),
  right_rows: Type.Optional(
    Type.Array(Type.Object({ id: Id, name: Cell }), { minItems: 1, maxItems: 5 }),
  ),
  kind: Type.Optional(Type.Union([Type.Literal('inner'), Type.Literal('left')])),
});
export type SqlJoinOptions = Static<typeof SqlJoinOptions>;

/** `keys` has the key of each row of the first table. */
export type SqlJoinState = { kind: string; keys: number[] };

const PLAYERS = [
  { name: 'Amir', key: 2 },
  { name: 'Lena', key: 1 },
  { name: 'Joy', key: 2 },
  { name: 'Iker', key: 7 },
];
const TEAMS = [
  { id: 1, name: 'Lynx' },
  { id: 2, name: 'Cobras' },
  { id: 3, name: 'Pumas' },
];

export const tablesOf = ({
  left = 'player',
  right = 'team',
  left_rows = PLAYERS,
  right_rows = TEAMS,
}: SqlJoinOptions) => ({ left, right, left_rows, right_rows });

/** The keys among which a learner chooses: all ids, and those of the start that nobody has. */
export function keyChoices(options: SqlJoinOptions): number[] {
  const { left_rows, right_rows } = tablesOf(options);
  const ids = right_rows.map(({ id }) => id);
  const odd = left_rows.map(({ key }) => key).filter((key) => !ids.includes(key));
  return [...new Set([...ids, ...odd])];
}

/** The rows of the answer: the places of the two rows that stand side by side; null where the second is missing. */
export function joined(options: SqlJoinOptions, { kind, keys }: SqlJoinState) {
  const { right_rows } = tablesOf(options);
  return keys.flatMap((key, left): { left: number; right: number | null }[] => {
    const found = right_rows.flatMap(({ id }, right) => (id === key ? [{ left, right }] : []));
    return found.length > 0 || kind === 'inner' ? found : [{ left, right: null }];
  });
}

/** Figures: `rows` of the answer, `nulls` (rows without a partner), `unused` (rows of the second table in no pair), `kind`. */
export const sqlJoin: Explorable<SqlJoinOptions, SqlJoinState> = {
  start: (options) => ({
    kind: options.kind ?? 'inner',
    keys: tablesOf(options).left_rows.map(({ key }) => key),
  }),
  settle(options, { kind, keys }) {
    const choices = keyChoices(options);
    const { left_rows } = tablesOf(options);
    return {
      kind: kind === 'left' ? 'left' : 'inner',
      keys: left_rows.map(({ key }, row) => choices.find((one) => one === keys[row]) ?? key),
    };
  },
  measure(options, state) {
    const rows = joined(options, state);
    const used = new Set(rows.map(({ right }) => right));
    return {
      rows: rows.length,
      nulls: rows.filter(({ right }) => right === null).length,
      unused: tablesOf(options).right_rows.filter((_, right) => !used.has(right)).length,
      kind: state.kind,
    };
  },
};
