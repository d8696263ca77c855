import { LOOP_MAX } from '@codivia/contract/explorables/loop-counter';
import { Drawing } from '../kit/drawing.tsx';

const LEFT = 20;
const UNIT = 25;
const BASE = 74;
const at = (value: number): number => LEFT + value * UNIT;

type Props = {
  /** The counter in each round. */
  counts: readonly number[];
  /** So many rounds have begun. */
  begun: number;
  to: number;
  ended: boolean;
};

/** The numbers from 0 on with a hop from each value of the counter to the next, and a fence where the loop ends. */
export function NumberLine({ counts, begun, to, ended }: Props) {
  const present = counts[begun - 1];
  const reached = counts.slice(0, begun);
  return (
    <Drawing width={340} height={112}>
      <g aria-hidden="true">
        <line className="axis" x1={at(0)} x2={at(LOOP_MAX)} y1={BASE} y2={BASE} />
        {Array.from({ length: LOOP_MAX + 1 }, (_, value) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number.
          <g key={value}>
            <circle
              cx={at(value)}
              cy={BASE}
              r={reached.includes(value) ? 7 : 3}
              fill={reached.includes(value) ? 'var(--data-1)' : 'var(--color-surface)'}
              stroke={reached.includes(value) ? 'var(--data-1)' : 'var(--color-edge)'}
              strokeWidth={2}
            />
            <text
              className={reached.includes(value) ? undefined : 'quiet'}
              x={at(value)}
              y={BASE + 26}
              textAnchor="middle"
              fontWeight={reached.includes(value) ? 700 : 400}
            >
              {value}
            </text>
          </g>
        ))}
        <g stroke="var(--data-2)" strokeWidth={3}>
          <path
            fill="none"
            d={`M${at(to) - 8} 46v44M${at(to)} 42v48M${at(to) + 8} 46v44M${at(to) - 13} 56h26`}
          />
        </g>
        {reached.slice(1).map((value, index) => {
          const before = counts[index] ?? 0;
          const height = 22 + 4 * (value - before);
          return (
            <path
              key={value}
              d={`M${at(before)} ${BASE - 8}Q${(at(before) + at(value)) / 2} ${BASE - 8 - height} ${at(value)} ${BASE - 8}`}
              fill="none"
              stroke="var(--data-1)"
              strokeWidth={2.5}
            />
          );
        })}
        {present !== undefined && !ended && (
          <g className="moves" style={{ transform: `translate(${at(present)}px, ${BASE - 12}px)` }}>
            <path d="M0 0l-8-12h16z" fill="var(--color-ink)" />
            <text y={-18} textAnchor="middle" fontWeight={700}>
              i = {present}
            </text>
          </g>
        )}
      </g>
    </Drawing>
  );
}
