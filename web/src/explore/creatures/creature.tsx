import { MOST_SIZE } from '@codivia/contract/explorables/creatures';
import { Drawing } from '../kit/drawing.tsx';

/** The colour of a creature or of the ground: those of the same angle are equal. */
export const paintOf = (hue: number): string => `hsl(${hue} 45% 58%)`;

/** One creature: a round body in its colour, as many legs as its gene says, and eyes. */
export function Creature({ hue, size, legs }: { hue: number; size: number; legs: number }) {
  const radius = (size / MOST_SIZE) * 24;
  const paint = paintOf(hue);
  return (
    <Drawing width={72} height={72}>
      <g aria-hidden="true" transform={`translate(36 ${58 - radius})`} stroke={paint}>
        {Array.from({ length: legs }, (_, i) => {
          const x = ((i + 0.5) / legs - 0.5) * radius * 1.7;
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a leg is known by its place.
              key={i}
              d={`M ${x * 0.8} ${radius * 0.5} L ${x * 1.15} ${radius + 9}`}
              strokeWidth={3.5}
              strokeLinecap="round"
            />
          );
        })}
        <ellipse rx={radius * 1.1} ry={radius} fill={paint} />
        <g stroke="none">
          {[-1, 1].map((side) => (
            <g key={side} transform={`translate(${side * radius * 0.36} ${-radius * 0.25})`}>
              <circle r={radius * 0.24} fill="#fff" />
              <circle r={radius * 0.12} cy={radius * 0.05} fill="#10201c" />
            </g>
          ))}
        </g>
        <path
          d={`M ${-radius * 0.25} ${radius * 0.3} q ${radius * 0.25} ${radius * 0.25} ${radius * 0.5} 0`}
          fill="none"
          stroke="#10201c"
          strokeWidth={1.5}
          strokeLinecap="round"
        />
      </g>
    </Drawing>
  );
}
