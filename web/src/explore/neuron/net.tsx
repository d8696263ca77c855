import { Drawing } from '../kit/drawing.tsx';

/** A weight as a line: thick when it counts a lot, dashed when it counts against. */
function Wire({ weight, y }: { weight: number; y: number }) {
  return (
    <path
      d={`M 118 ${y} L 186 50`}
      stroke={weight < 0 ? 'var(--data-2)' : 'var(--data-1)'}
      strokeWidth={weight === 0 ? 0.5 : 1.5 + 4 * Math.abs(weight)}
      strokeDasharray={weight < 0 ? '7 5' : undefined}
    />
  );
}

/** The neuron itself: two inputs, each with its weight, and their sum with the bias. */
export function Net({
  names,
  weights,
  bias,
  answer,
}: {
  names: readonly [string, string];
  weights: readonly [number, number];
  bias: string;
  answer: string;
}) {
  return (
    <Drawing width={340} height={100}>
      <g aria-hidden="true">
        {names.map((name, i) => {
          const y = i === 0 ? 26 : 74;
          return (
            <g key={name}>
              <Wire weight={weights[i] ?? 0} y={y} />
              <rect
                x={2}
                y={y - 16}
                width={116}
                height={32}
                rx={16}
                fill="var(--color-surface)"
                stroke="var(--color-edge)"
                strokeWidth={1.5}
              />
              <text x={60} y={y + 5} textAnchor="middle">
                {name}
              </text>
            </g>
          );
        })}
        <path d="M 222 50 H 250 m -7 -6 l 7 6 l -7 6" className="axis" fill="none" />
        <circle
          cx={200}
          cy={50}
          r={27}
          fill="var(--color-surface)"
          stroke="var(--data-3)"
          strokeWidth={3}
        />
        <text x={200} y={46} textAnchor="middle">
          Σ
        </text>
        <text x={200} y={64} textAnchor="middle">
          {bias}
        </text>
        <text x={257} y={55}>
          {answer}
        </text>
      </g>
    </Drawing>
  );
}
