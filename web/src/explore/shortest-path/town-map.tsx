import type { Graph, Settled } from '@codivia/contract/explorables/shortest-path';
import { Drawing } from '../kit/drawing.tsx';

const [WIDTH, HEIGHT, EDGE] = [340, 270, 30];
const left = (x: number) => EDGE + (x / 10) * (WIDTH - 2 * EDGE);
const top = (y: number) => HEIGHT - EDGE - (y / 10) * (HEIGHT - 2 * EDGE);

export const letterOf = (town: number): string => String.fromCharCode(65 + town);

type Props = {
  graph: Graph;
  /** The learner's route, and the shortest one once it is known. */
  route: readonly number[];
  best: readonly number[];
  /** The towns whose distance is final. */
  settled: readonly Settled[];
  /** Towns to which the route can go on. */
  next: readonly number[];
  onGo: (town: number) => void;
};

const uses = (route: readonly number[], from: number, to: number) =>
  route.some((town, i) => {
    const before = route[i - 1];
    return (town === to && before === from) || (town === from && before === to);
  });

/** The towns and roads. Towns beside the last one of the route can be pressed; the buttons below do the same. */
export function TownMap({ graph, route, best, settled, next, onGo }: Props) {
  const { towns, roads } = graph;
  const goal = towns.length - 1;
  const here = route.at(-1);
  const place = (town: number) => ({ x: left(towns[town]?.x ?? 0), y: top(towns[town]?.y ?? 0) });
  return (
    <Drawing width={WIDTH} height={HEIGHT}>
      <g aria-hidden="true">
        {roads.map(({ from, to, length }) => {
          const [a, b] = [place(from), place(to)];
          const line = { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
          return (
            <g key={`${from} ${to}`}>
              <line {...line} stroke="var(--color-edge)" strokeWidth={2} />
              {uses(route, from, to) && <line {...line} stroke="var(--data-2)" strokeWidth={7} />}
              {uses(best, from, to) && (
                <line {...line} stroke="var(--data-3)" strokeWidth={3} strokeDasharray="6 4" />
              )}
              <text
                x={(a.x + b.x) / 2}
                y={(a.y + b.y) / 2 + 5}
                textAnchor="middle"
                style={{
                  stroke: 'var(--color-sunken)',
                  strokeWidth: 6,
                  paintOrder: 'stroke',
                  fontWeight: 700,
                }}
              >
                {length}
              </text>
            </g>
          );
        })}
        {towns.map((_, town) => {
          const { x, y } = place(town);
          const final = settled.find((one) => one.town === town);
          const canGo = next.includes(town);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the buttons below the map do the same.
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a town is known by its number.
              key={town}
              transform={`translate(${x} ${y})`}
              className={canGo ? 'cursor-pointer' : undefined}
              onClick={() => {
                if (canGo) onGo(town);
              }}
            >
              <circle r={24} fill="transparent" />
              <circle
                r={17}
                fill={town === here ? 'var(--data-2)' : 'var(--color-surface)'}
                stroke={canGo || route.includes(town) ? 'var(--data-2)' : 'var(--color-edge)'}
                strokeWidth={canGo ? 4 : 2}
                strokeDasharray={canGo ? '5 3' : undefined}
              />
              <text
                y={5}
                textAnchor="middle"
                style={{
                  fontWeight: 700,
                  fill: town === here ? 'var(--color-surface)' : 'var(--color-ink)',
                }}
              >
                {letterOf(town)}
              </text>
              {town === goal && (
                <path
                  d="M 10 -14 V -30 L 22 -25 L 10 -20"
                  fill="var(--data-1)"
                  stroke="var(--data-1)"
                  strokeWidth={2}
                />
              )}
              {final && (
                <g transform="translate(-14 -16)">
                  <circle r={12} fill="var(--data-3)" />
                  <text
                    y={5}
                    textAnchor="middle"
                    style={{ fill: 'var(--color-surface)', fontWeight: 700 }}
                  >
                    {final.distance}
                  </text>
                </g>
              )}
            </g>
          );
        })}
      </g>
    </Drawing>
  );
}
