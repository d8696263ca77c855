import type { tablesOf } from '@codivia/contract/explorables/sql-join';

/** Height of a row, in rem: a finger can hit its key. */
const ROW = 2.75;
/** Name and key of the first table, lines, id and name of the second one. */
const COLUMNS = 'minmax(0,1fr) auto minmax(1.5rem,4rem) auto minmax(0,1fr)';

type Props = {
  tables: ReturnType<typeof tablesOf>;
  keys: readonly number[];
  /** Gives the next key to a row of the first table. */
  onKey: (row: number) => void;
  keyLabel: (name: string, key: number) => string;
};

const colourOf = (right: number): string => `var(--data-${(right % 5) + 1})`;
const CELL = 'flex items-center border-line border-b bg-surface px-2';

/** The two tables side by side, with a line between each two rows that fit. */
export function Tables({ tables, keys, onKey, keyLabel }: Props) {
  const { left, right, left_rows, right_rows } = tables;
  const rows = Math.max(left_rows.length, right_rows.length) + 1;
  const at = (row: number): number => row + 1.5;
  return (
    <div
      className="grid text-[0.9375rem]"
      style={{ gridTemplateColumns: COLUMNS, gridTemplateRows: `repeat(${rows}, ${ROW}rem)` }}
    >
      <b className="col-span-2 self-center truncate px-1 font-mono">{left}</b>
      <b className="col-start-4 col-end-6 self-center truncate px-1 font-mono">{right}</b>
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
