import {
  type Example,
  examplesOf,
  mostNeighbours,
  type NearestNeighboursOptions,
  type NearestNeighboursState,
  nearest,
  nearestNeighbours,
  votesOf,
  winnerOf,
} from '@codivia/contract/explorables/nearest-neighbours';
import { memo } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Handle } from '../kit/handle.tsx';
import { colourOf, Mark, NamedMark } from '../kit/mark.tsx';
import { Plane, usePlane } from '../kit/plane.tsx';
import { Slider } from '../kit/slider.tsx';

export const explorable = nearestNeighbours;

/** The map is coloured in so many cells a side. */
const CELLS = 20;

/** The answer at every place of the map. */
const Regions = memo(function Regions({
  options,
  k,
}: {
  options: NearestNeighboursOptions;
  k: number;
}) {
  const { left, top } = usePlane();
  const examples = examplesOf(options);
  const side = 10 / CELLS;
  return (
    <g aria-hidden="true">
      {Array.from({ length: CELLS * CELLS }, (_, i) => {
        const [x, y] = [(i % CELLS) * side, Math.floor(i / CELLS) * side];
        const kind = winnerOf(nearest(examples, x + side / 2, y + side / 2, k));
        return (
          <rect
            key={`${x} ${y}`}
            x={left(x)}
            y={top(y + side)}
            width={left(side) - left(0) + 0.3}
            height={top(0) - top(side) + 0.3}
            fill={colourOf(kind)}
            opacity={kind === 1 ? 0.34 : 0.2}
          />
        );
      })}
    </g>
  );
});

function Neighbours({
  examples,
  voters,
  x,
  y,
}: {
  examples: Example[];
  voters: Example[];
  x: number;
  y: number;
}) {
  const { left, top } = usePlane();
  return (
    <g aria-hidden="true">
      {voters.map((one) => (
        <line
          key={`${one.x} ${one.y}`}
          x1={left(x)}
          y1={top(y)}
          x2={left(one.x)}
          y2={top(one.y)}
          stroke={colourOf(one.kind)}
          strokeWidth={3}
        />
      ))}
      {examples.map((one) => (
        <Mark
          key={`${one.x} ${one.y}`}
          kind={one.kind}
          x={left(one.x)}
          y={top(one.y)}
          size={voters.includes(one) ? 10 : 8}
        />
      ))}
    </g>
  );
}

/** A map of examples; the learner moves a new point, and its nearest neighbours vote on its kind. */
export function View({
  options,
  state,
  change,
}: ViewProps<NearestNeighboursOptions, NearestNeighboursState>) {
  const { t } = useTranslation('nearest-neighbours');
  const { x, y, k } = state;
  const examples = examplesOf(options);
  const most = mostNeighbours(examples);
  const voters = nearest(examples, x, y, k);
  const votes = votesOf(voters);
  const winner = winnerOf(voters);
  const names = options.kinds ?? [t('kinds.first'), t('kinds.second'), t('kinds.third')];
  const answer = names[winner] ?? '';
  const isDraw = votes.filter((count) => count === votes[winner]).length > 1;
  const to = (part: Partial<NearestNeighboursState>) =>
    change(nearestNeighbours.settle(options, { ...state, ...part }));
  function inWords(): string {
    if (k === examples.length) return t('all', { answer });
    if (isDraw) return t('draw', { answer });
    return t('status', { count: k, votes: votes[winner] ?? 0, answer });
  }
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={inWords()}
      onReset={() => change(nearestNeighbours.start(options))}
      controls={
        <>
          {names.map(
            (name, kind) =>
              examples.some((one) => one.kind === kind) && (
                <NamedMark key={name} kind={kind} name={name} />
              ),
          )}
          <Slider
            label={t('voters')}
            value={k}
            min={1}
            max={most}
            onChange={(next) => to({ k: next })}
          />
          <Checkbox label={t('map')} checked={state.map} onChange={(map) => to({ map })} />
        </>
      }
    >
      <Plane
        x={[0, 10]}
        y={[0, 10]}
        every={{ x: 2, y: 2 }}
        height={316}
        labels={{ x: options.x_label ?? t('x'), y: options.y_label ?? t('y') }}
      >
        {state.map && <Regions {...{ options, k }} />}
        <Neighbours {...{ examples, voters, x, y }} />
        <Handle
          {...{ x, y }}
          label={t('point')}
          shown={t('place', { x, y })}
          step={0.2}
          onMove={(toX, toY) => to({ x: toX, y: toY })}
        >
          <circle r={15} fill="var(--color-surface)" stroke={colourOf(winner)} strokeWidth={4} />
          <text textAnchor="middle" y={6} style={{ fontWeight: 700, fontSize: 18 }}>
            ?
          </text>
        </Handle>
      </Plane>
    </Figure>
  );
}
