import { answerOf, type Network, samplesOf } from '@codivia/contract/explorables/network-map';
import { Drawing } from '../kit/drawing.tsx';
import { colourOf, Mark } from '../kit/mark.tsx';

/** The map is coloured in so many cells a side. */
const CELLS = 18;
const SIDE = 288;
const CELL = SIDE / CELLS;
/** The empty border at the left and at the right. */
const MARGIN = 26;

const across = (value: number) => MARGIN + ((value + 1) / 2) * SIDE;
const down = (value: number) => 2 + ((1 - value) / 2) * SIDE;

/** The answers of the network everywhere, stronger where it is surer, under the points that it learns from. */
export function DecisionMap({ network, data }: { network: Network; data: string }) {
  return (
    <Drawing width={340} height={SIDE + 4}>
      <g aria-hidden="true">
        {Array.from({ length: CELLS * CELLS }, (_, i) => {
          const [column, row] = [i % CELLS, Math.floor(i / CELLS)];
          const x = (2 * (column + 0.5)) / CELLS - 1;
          const y = 1 - (2 * (row + 0.5)) / CELLS;
          const { answer } = answerOf(network, x, y);
          return (
            <rect
              key={`${column} ${row}`}
              x={MARGIN + column * CELL}
              y={2 + row * CELL}
              width={CELL + 0.3}
              height={CELL + 0.3}
              fill={colourOf(answer > 0.5 ? 1 : 0)}
              opacity={0.08 + Math.abs(answer - 0.5) * 0.75}
            />
          );
        })}
        <text className="quiet" x={8} y={14}>
          y
        </text>
        <text className="quiet" x={320} y={SIDE - 2}>
          x
        </text>
        {samplesOf(data).map(({ x, y, kind }) => (
          <g key={`${x} ${y}`}>
            <Mark kind={kind} x={across(x)} y={down(y)} size={7} />
            {answerOf(network, x, y).answer > 0.5 !== (kind === 1) && (
              <circle
                cx={across(x)}
                cy={down(y)}
                r={13}
                fill="none"
                stroke="var(--color-ink)"
                strokeWidth={2}
                strokeDasharray="4 3"
              />
            )}
          </g>
        ))}
      </g>
    </Drawing>
  );
}
