import {
  freshStart,
  type KMeansOptions,
  type KMeansState,
  kMeans,
  MOST_CENTRES,
  nextHalf,
  pointsOf,
} from '@codivia/contract/explorables/k-means';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Handle } from '../kit/handle.tsx';
import { Plane, usePlane } from '../kit/plane.tsx';
import { Slider } from '../kit/slider.tsx';

export const explorable = kMeans;

const LETTERS = 'ABCDE';
const colourOf = (group: number) => (group < 0 ? 'var(--color-muted)' : `var(--data-${group + 1})`);

/** The points, each joined to its centre. */
function Points({ options, state }: { options: KMeansOptions; state: KMeansState }) {
  const { left, top } = usePlane();
  return (
    <g aria-hidden="true">
      {pointsOf(options).map(({ x, y }, i) => {
        const group = state.groups[i] ?? -1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place in the list.
          <g key={i}>
            {group >= 0 && (
              <line
                x1={left(x)}
                y1={top(y)}
                x2={left(state.xs[group] ?? 0)}
                y2={top(state.ys[group] ?? 0)}
                stroke={colourOf(group)}
                strokeWidth={1.5}
                opacity={0.7}
              />
            )}
            <circle className="moves" cx={left(x)} cy={top(y)} r={6} fill={colourOf(group)} />
          </g>
        );
      })}
    </g>
  );
}

/** Points and centres; step by step the points find their groups. */
export function View({ options, state, change }: ViewProps<KMeansOptions, KMeansState>) {
  const { t } = useTranslation('k-means');
  const { distance, rounds, done } = kMeans.measure(options, state);
  const { xs, ys, seed, moving } = state;
  const put = (list: readonly number[], i: number, value: number) =>
    list.map((one, j) => (j === i ? value : one));

  function inWords(): string {
    if (done) return t('done', { rounds: Number(rounds), distance: Number(distance) });
    if (moving) return t('joined');
    return state.rounds > 0 ? t('moved', { count: state.rounds }) : t('begin');
  }
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={inWords()}
      onReset={() => change(kMeans.start(options))}
      controls={
        <>
          <Button
            variant="joy"
            aria-disabled={done === true}
            onClick={() => {
              if (!done) change(kMeans.settle(options, nextHalf(options, state)));
            }}
          >
            {t(moving ? 'move' : 'join')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => change(freshStart(options, xs.length, (seed + 1) % 10_000))}
          >
            {t('other')}
          </Button>
          <Slider
            label={t('count')}
            value={xs.length}
            min={1}
            max={MOST_CENTRES}
            onChange={(k) => change(freshStart(options, k, seed))}
          />
        </>
      }
    >
      <Plane x={[0, 10]} y={[0, 10]} every={{ x: 2, y: 2 }} height={316}>
        <Points {...{ options, state }} />
        {xs.map((x, i) => {
          const y = ys[i] ?? 0;
          const letter = LETTERS[i] ?? '';
          return (
            <Handle
              key={letter}
              {...{ x, y }}
              label={t('centre', { letter })}
              shown={t('place', { x, y })}
              step={0.2}
              onMove={(toX, toY) =>
                change(
                  kMeans.settle(options, {
                    ...state,
                    xs: put(xs, i, toX),
                    ys: put(ys, i, toY),
                    moving: false,
                  }),
                )
              }
            >
              <rect
                x={-13}
                y={-13}
                width={26}
                height={26}
                rx={5}
                fill={colourOf(i)}
                stroke="var(--color-surface)"
                strokeWidth={3}
              />
              <text
                textAnchor="middle"
                y={6}
                style={{ fill: 'var(--color-surface)', fontWeight: 700 }}
              >
                {letter}
              </text>
            </Handle>
          );
        })}
      </Plane>
    </Figure>
  );
}
