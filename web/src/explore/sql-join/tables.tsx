import type { tablesOf } from '@codivia/contract/explorables/sql-join';

/** Height of a row, in rem: a finger can hit its key. */
const ROW = 2.75;
/** Name and key of the first table, lines, id and name of the second one. */
const COLUMNS = 'minmax(0,1fr) auto minmax(1.25rem,0.4fr) auto minmax(0,1.3fr)';

type Props = {
  tables: ReturnType<typeof tablesOf>;
  /** The name of the column with the names. */
  column: string;
  keys: readonly number[];
  /** Gives the next key to a row of the first table. */
  onKey: (row: number) => void;
  keyLabel: (name: string, key: number) => string;
};

const colourOf = (right: number): string => `var(--data-${(right % 5) + 1})`;
const CELL = 'flex items-center border-line border-b bg-surface px-1.5 leading-tight wrap-anywhere';

function TableHead(props: { className: string; name: string; columns: readonly string[] }) {
  return (
    <div className={`${props.className} grid content-center font-mono leading-tight`}>
      <b>{props.name}</b>
      <span className="flex justify-between text-muted text-xs">
        {props.columns.map((one) => (
          <span key={one}>{one}</span>
        ))}
      </span>
    </div>
  );
}

/** The two tables side by side, with a line between each two rows that fit. */
export function Tables({ tables, column, keys, onKey, keyLabel }: Props) {
  const { left, right, left_rows, right_rows } = tables;
  const rows = Math.max(left_rows.length, right_rows.length) + 1;
  const at = (row: number): number => row + 1.5;
  return (
    <div
      className="grid text-[0.9375rem]"
      style={{ gridTemplateColumns: COLUMNS, gridTemplateRows: `repeat(${rows}, ${ROW}rem)` }}
    >
      <TableHead className="col-span-2" name={left} columns={[column, `${right}_id`]} />
      <TableHead className="col-start-4 col-end-6" name={right} columns={['id', column]} />
      {left_rows.map(({ name }, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places.
          key={row}
          className="col-span-2 col-start-1 grid grid-cols-subgrid"
          style={{ gridRow: row + 2 }}
        >
          <span className={CELL}>{name}</span>
          <button
            type="button"
            className="min-w-11 border-2 border-trail bg-trail-soft font-bold font-mono hover:bg-surface"
            aria-label={keyLabel(name, keys[row] ?? 0)}
            onClick={() => onKey(row)}
          >
            {keys[row]}
          </button>
        </div>
      ))}
      <svg
        aria-hidden="true"
        viewBox={`0 0 10 ${rows}`}
        preserveAspectRatio="none"
        style={{ gridColumn: 3, gridRow: `1 / span ${rows}`, height: `${rows * ROW}rem` }}
      >
        {keys.flatMap((key, row) =>
          right_rows.map(({ id }, place) =>
            id === key ? (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places.
                key={`${row} ${place}`}
                d={`M0 ${at(row)}C5 ${at(row)} 5 ${at(place)} 10 ${at(place)}`}
                fill="none"
                stroke={colourOf(place)}
                strokeWidth={3}
                vectorEffect="non-scaling-stroke"
              />
            ) : null,
          ),
        )}
      </svg>
      {right_rows.map(({ id, name }, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places.
          key={row}
          className="col-span-2 col-start-4 grid grid-cols-subgrid"
          style={{ gridRow: row + 2 }}
        >
          <b
            className={`${CELL} min-w-9 justify-center border-l-4 font-mono`}
            style={{ borderLeftColor: colourOf(row) }}
          >
            {id}
          </b>
          <span className={CELL}>{name}</span>
        </div>
      ))}
    </div>
  );
}
