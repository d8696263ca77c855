import {
  bestWays,
  type QMouseOptions,
  type QMouseState,
  valuesAt,
  worldOf,
} from '@codivia/contract/explorables/q-mouse';
import { Drawing } from '../kit/drawing.tsx';

const WIDTH = 340;
const THINGS: Readonly<Record<string, string>> = { C: '🧀', c: '🍪', X: '🐱' };
/** The value that gives a cell its full colour. */
const FULL = 8;

/** An arrow from the middle of a cell, upwards before it is turned. */
const ARROW = 'M 0 13 V -13 m -8 8 l 8 -8 l 8 8';

/** The square of one cell, around its middle. */
function Square({ side, fill, opacity }: { side: number; fill: string; opacity?: number }) {
  const [corner, size] = [2 - side / 2, side - 4];
  return (
    <rect
      className="moves"
      x={corner}
      y={corner}
      width={size}
      height={size}
      rx={6}
      {...{ fill, opacity }}
    />
  );
}

/** The reward that the mouse expects in a cell: green for good, red for bad. */
function Expectation({ value, side }: { value: number; side: number }) {
  if (value === 0) return null;
  const share = Math.min(1, Math.abs(value) / FULL);
  const fill = value < 0 ? 'var(--data-2)' : 'var(--data-1)';
  return <Square {...{ side, fill }} opacity={0.1 + share * 0.5} />;
}

/** The step that the mouse likes best in a cell, if there is one that it expects something good of. */
function Arrow({ q, cell }: { q: readonly number[]; cell: number }) {
  const [way = 0, ...others] = bestWays(q, cell);
  if (others.length > 0 || Math.max(...valuesAt(q, cell)) <= 0) return null;
  return (
    <path
      d={ARROW}
      transform={`rotate(${way * 90})`}
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** The map with all that the mouse has learned, and its last run. */
export function World({ options, state }: { options: QMouseOptions; state: QMouseState }) {
  const { columns, rows, cells, home } = worldOf(options);
  const side = WIDTH / columns;
  const middle = (cell: number): [number, number] => [
    ((cell % columns) + 0.5) * side,
    (Math.floor(cell / columns) + 0.5) * side,
  ];
  return (
    <Drawing width={WIDTH} height={rows * side}>
      <g aria-hidden="true">
        {cells.map((kind, cell) => (
          <g key={middle(cell).join(' ')} transform={`translate(${middle(cell).join(' ')})`}>
            <Square
              side={side}
              fill={kind === '#' ? 'var(--color-muted)' : 'var(--color-surface)'}
            />
            <Expectation value={Math.max(...valuesAt(state.q, cell))} side={side} />
          </g>
        ))}
        {state.path.length > 1 && (
          <polyline
            points={state.path.map((cell) => middle(cell).join(',')).join(' ')}
            fill="none"
            stroke="var(--data-3)"
            strokeWidth={4}
            strokeDasharray="1 8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
        {cells.map((kind, cell) => {
          const thing = THINGS[kind];
          return (
            <g key={middle(cell).join(' ')} transform={`translate(${middle(cell).join(' ')})`}>
              <Arrow q={state.q} cell={cell} />
              {thing !== undefined && (
                <text y={13} textAnchor="middle" style={{ fontSize: kind === 'c' ? 24 : 38 }}>
                  {thing}
                </text>
              )}
              {cell === home && (
                // In a corner, so that the arrow of its home can be seen.
                <text x={-side * 0.24} y={side * 0.38} textAnchor="middle" style={{ fontSize: 26 }}>
                  🐭
                </text>
              )}
            </g>
          );
        })}
      </g>
    </Drawing>
  );
}
