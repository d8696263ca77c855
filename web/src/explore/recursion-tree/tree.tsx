import type { Call } from '@codivia/contract/explorables/recursion-tree';
import { Drawing } from '../kit/drawing.tsx';

const WIDTH = 340;
const LEVEL = 46;
const RADIUS_MAX = 12;

/** The tree of calls: the argument of each in a disc. A call that came before has a dashed ring. */
export function Tree({
  calls,
  shown,
  rule,
}: {
  calls: readonly Call[];
  shown: number;
  rule: string;
}) {
  const leaves = Math.max(...calls.map(({ x }) => x)) + 1;
  const unit = (WIDTH - 10) / leaves;
  const radius = Math.min(RADIUS_MAX, unit / 2 - 2);
  const height = Math.max(...calls.map(({ depth }) => depth)) * LEVEL + 44;
  const at = ({ x, depth }: Call) => ({ cx: 5 + (x + 0.5) * unit, cy: 20 + depth * LEVEL });
  return (
    <Drawing width={WIDTH} height={height}>
      <g aria-hidden="true">
        {calls.slice(1, shown).map((call) => {
          const parent = calls[call.parent] ?? call;
          const from = at(parent);
          const to = at(call);
          return (
            <line
              key={`${from.cx} ${to.cx} ${to.cy}`}
              className="axis"
              x1={from.cx}
              y1={from.cy}
              x2={to.cx}
              y2={to.cy}
            />
          );
        })}
        {calls.slice(0, shown).map((call, index) => {
          const { cx, cy } = at(call);
          const isNewest = index === shown - 1;
          return (
            <g key={`${cx} ${cy}`}>
              <circle
                cx={cx}
                cy={cy}
                r={isNewest ? radius + 2 : radius}
                fill={isNewest ? 'var(--color-joy-soft)' : 'var(--color-surface)'}
                stroke={call.isRepeated ? 'var(--data-2)' : 'var(--data-1)'}
                strokeWidth={3}
                strokeDasharray={call.isRepeated ? '4 3' : undefined}
              />
              <text x={cx} y={cy + 5} textAnchor="middle" fontWeight={700}>
                {call.n}
              </text>
              {rule === 'fact' && (
                <text x={cx + 26} y={cy + 5} style={{ fontFamily: 'var(--font-mono)' }}>
                  {call.n > 1 ? `${call.n} * fact(${call.n - 1})` : '1'}
                  {shown === calls.length && call.n > 1 && ` = ${call.value}`}
                </text>
              )}
            </g>
          );
        })}
      </g>
    </Drawing>
  );
}
