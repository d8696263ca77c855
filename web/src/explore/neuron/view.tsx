import {
  firesAt,
  firingArea,
  MOST_BIAS,
  MOST_WEIGHT,
  type NeuronOptions,
  type NeuronState,
  neuron,
  pointsOf,
} from '@codivia/contract/explorables/neuron';
import { formatNumber } from '@codivia/contract/text/format';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Mark, NamedMark } from '../kit/mark.tsx';
import { Plane, usePlane } from '../kit/plane.tsx';
import { Slider } from '../kit/slider.tsx';
import { Net } from './net.tsx';

export const explorable = neuron;

/** The fewest mistakes that a line can make with the bananas. */
const BEST_WITH_BANANAS = 4;

/** The part of the plane in which the neuron fires, and all points; a ring marks those on the wrong side. */
function Fruit({ options, state }: { options: NeuronOptions; state: NeuronState }) {
  const { left, top } = usePlane();
  const area = firingArea(state);
  return (
    <g aria-hidden="true">
      <polygon
        points={area.map(([x, y]) => `${left(x)},${top(y)}`).join(' ')}
        fill="var(--data-2)"
        opacity={0.22}
        stroke="var(--data-2)"
        strokeWidth={3}
      />
      {pointsOf(options, state).map(({ x, y, kind }) => (
        <g key={`${x} ${y}`}>
          <Mark kind={kind} x={left(x)} y={top(y)} />
          {firesAt(state, x, y) !== (kind === 1) && (
            <circle
              cx={left(x)}
              cy={top(y)}
              r={14}
              fill="none"
              stroke="var(--color-ink)"
              strokeWidth={2}
              strokeDasharray="4 3"
            />
          )}
        </g>
      ))}
    </g>
  );
}

/** One neuron; its weights and its bias draw a line between two kinds of points. */
export function View({ options, state, change }: ViewProps<NeuronOptions, NeuronState>) {
  const { t } = useTranslation('neuron');
  const language = useLanguage();
  const signed = (value: number) => {
    const size = formatNumber(Math.abs(value), language);
    return value < 0 ? `−${size}` : `${value > 0 ? '+' : ''}${size}`;
  };
  const { w1, w2, bias, bananas } = state;
  const figures = neuron.measure(options, state);
  const [count, points] = [Number(figures.mistakes), Number(figures.points)];
  const isFruit = options.points === undefined;
  const [x, y] = [options.x_label ?? t('x'), options.y_label ?? t('y')];
  const [no = t('no'), yes = t('yes')] = options.kinds ?? [];
  const to = (part: Partial<NeuronState>) => change(neuron.settle(options, { ...state, ...part }));

  function inWords(): string {
    if (count === 0) return t(isFruit && !bananas ? 'right' : 'all');
    if (!isFruit || !bananas) return t('status', { count, points });
    return count === BEST_WITH_BANANAS ? t('best', { count }) : t('rotten', { count, points });
  }
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={inWords()}
      onReset={() => change(neuron.start(options))}
      controls={
        <>
          <NamedMark kind={0} name={no} />
          <NamedMark kind={1} name={yes} />
          {isFruit && (
            <ChoiceGroup
              label={t('fruit')}
              value={bananas ? 'bananas' : 'strawberries'}
              onChoose={(fruit) => to({ bananas: fruit === 'bananas' })}
              options={[
                { value: 'strawberries', label: t('strawberries') },
                { value: 'bananas', label: t('bananas') },
              ]}
            />
          )}
          {(['w1', 'w2'] as const).map((name) => (
            <Slider
              key={name}
              label={t('weight', { name: name === 'w1' ? x : y })}
              value={state[name]}
              shown={signed(state[name])}
              min={-MOST_WEIGHT}
              max={MOST_WEIGHT}
              step={0.25}
              onChange={(value) => to({ [name]: value })}
            />
          ))}
          <Slider
            label={t('bias')}
            value={bias}
            shown={signed(bias)}
            min={-MOST_BIAS}
            max={MOST_BIAS}
            step={0.5}
            onChange={(value) => to({ bias: value })}
          />
        </>
      }
    >
      <Net names={[x, y]} weights={[w1, w2]} bias={signed(bias)} answer={t('asks', { yes })} />
      <Plane x={[0, 10]} y={[0, 10]} every={{ x: 2, y: 2 }} height={300} labels={{ x, y }}>
        <Fruit {...{ options, state }} />
      </Plane>
    </Figure>
  );
}
