import { Drawing } from '../kit/drawing.tsx';

const GAP = 86;
const MAIN = 30;
const STATION = 190;
/** So many characters of a condition fit at full size. */
const FITTING = 16;

export interface Track {
  /** The condition as it is written; null for `else`. */
  condition: string | null;
  /** The answer to the condition; null if nobody asked. */
  answer: 'True' | 'False' | null;
  label: string;
  /** The number of values that get here, in words. */
  arrivals: string;
  isUsed: boolean;
}

/** Height of the rail that leads to a station. */
const railOf = (track: number): number => 66 + track * GAP;
const pathTo = (track: number): string =>
  `M${MAIN} 10V${railOf(track) - 24}Q${MAIN} ${railOf(track)} ${MAIN + 26} ${railOf(track)}H${STATION}`;

/** A main line with a switch for each condition, and a station at the end of each track. */
export function Yard({ tracks, taken }: { tracks: readonly Track[]; taken: number }) {
  return (
    <Drawing width={340} height={railOf(tracks.length - 1) + 44}>
      <g aria-hidden="true">
        {tracks.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tracks keep their places.
          <g key={index}>
            <path d={pathTo(index)} fill="none" stroke="var(--color-edge)" strokeWidth={5} />
            <path
              d={pathTo(index)}
              fill="none"
              stroke="var(--color-sunken)"
              strokeWidth={5}
              strokeDasharray="2 8"
            />
          </g>
        ))}
        <path d={pathTo(taken)} fill="none" stroke="var(--data-1)" strokeWidth={6} />
        {tracks.map(({ condition, answer, label, arrivals, isUsed }, index) => {
          const y = railOf(index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: tracks keep their places.
            <g key={index}>
              <text
                x={50}
                y={y - 36}
                style={{
                  fontFamily: 'var(--font-mono)',
                  fontWeight: 700,
                  fontSize: 15 * Math.min(1, FITTING / (condition?.length ?? 1)),
                }}
              >
                {condition ?? 'else'}
              </text>
              {answer && (
                <text
                  x={54}
                  y={y + 22}
                  fontWeight={700}
                  style={{ fill: answer === 'True' ? 'var(--data-1)' : 'var(--data-2)' }}
                >
                  {answer === 'True' ? '✓' : '✗'} {answer}
                </text>
              )}
              <rect
                x={STATION}
                y={y - 28}
                width={146}
                height={56}
                rx={8}
                fill="var(--color-surface)"
                stroke={index === taken ? 'var(--data-1)' : 'var(--color-edge)'}
                strokeWidth={index === taken ? 4 : 1.5}
                strokeDasharray={isUsed ? undefined : '5 5'}
              />
              <text x={STATION + 73} y={y - 5} textAnchor="middle" fontWeight={700}>
                {label}
              </text>
              <text className="quiet" x={STATION + 73} y={y + 17} textAnchor="middle">
                {arrivals}
              </text>
            </g>
          );
        })}
        <g
          className="moves"
          style={{ transform: `translate(${STATION - 48}px, ${railOf(taken) - 3}px)` }}
          fill="var(--data-3)"
        >
          <path d="M0-14h16v-8h20v22H0z" />
          <rect x={4} y={-24} width={6} height={12} />
          <rect x={21} y={-17} width={10} height={8} fill="var(--color-surface)" />
          <g fill="var(--color-ink)">
            <circle cx={8} r={5} />
            <circle cx={28} r={5} />
          </g>
        </g>
      </g>
    </Drawing>
  );
}
