import {
  type GradientDescentOptions,
  type GradientDescentState,
  gradientDescent,
  heightAt,
  LEAST_RATE,
  MOST_RATE,
  MOST_STEPS,
  nextPlace,
  placeOf,
  slopeAt,
  stepped,
} from '@codivia/contract/explorables/gradient-descent';
import { rounded } from '@codivia/contract/explorables/rounded';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Handle } from '../kit/handle.tsx';
import { Plane, usePlane } from '../kit/plane.tsx';
import { Slider } from '../kit/slider.tsx';

export const explorable = gradientDescent;

const PLACES = Array.from({ length: 101 }, (_, i) => i / 10);

/** The curve, the places where the ball has been, the ground under it, and its next jump. */
function Landscape({
  options,
  state,
}: {
  options: GradientDescentOptions;
  state: GradientDescentState;
}) {
  const { left, top } = usePlane();
  const height = (x: number) => heightAt(options, x);
  const x = placeOf(state);
  const slope = slopeAt(options, x);
  const next = nextPlace(options, x, state.rate);
  const reach = 1.1 / Math.hypot(1, slope);
  const curve = PLACES.map((place) => `${left(place)} ${top(height(place))}`).join(' L ');
  const [fromY, toY] = [top(height(x)) - 14, top(height(next)) - 4];
  const peak = Math.min(fromY, toY) - 34;
  return (
    <g aria-hidden="true">
      <path
        d={`M ${left(0)} ${top(0)} L ${curve} L ${left(10)} ${top(0)} Z`}
        fill="var(--data-1)"
        opacity={0.16}
      />
      <path d={`M ${curve}`} fill="none" stroke="var(--data-1)" strokeWidth={3} />
      {state.xs.slice(-13, -1).map((one, i, all) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by when the ball was there.
          key={i}
          cx={left(one)}
          cy={top(height(one))}
          r={6}
          fill="var(--color-surface)"
          stroke="var(--data-2)"
          strokeWidth={2}
          opacity={0.35 + (0.65 * (i + 1)) / all.length}
        />
      ))}
      <path
        d={`M ${left(x - reach)} ${top(height(x) - reach * slope)} L ${left(x + reach)} ${top(height(x) + reach * slope)}`}
        stroke="var(--data-3)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      {Math.abs(next - x) > 0.12 && (
        <>
          <path
            d={`M ${left(x)} ${fromY} Q ${(left(x) + left(next)) / 2} ${peak} ${left(next)} ${toY}`}
            fill="none"
            stroke="var(--color-ink)"
            strokeWidth={2}
            strokeDasharray="5 4"
          />
          <circle cx={left(next)} cy={toY + 4} r={4} fill="var(--color-ink)" />
        </>
      )}
    </g>
  );
}

/** A ball on a curve; each step goes downhill by the learning rate times the slope. */
export function View({
  options,
  state,
  change,
}: ViewProps<GradientDescentOptions, GradientDescentState>) {
  const { t } = useTranslation('gradient-descent');
  const { xs, rate } = state;
  const x = placeOf(state);
  const figures = gradientDescent.measure(options, state);
  const [slope, height, steps] = [slopeAt(options, x), Number(figures.height), xs.length - 1];
  const isOver = figures.still === true || steps >= MOST_STEPS;
  const to = (part: Partial<GradientDescentState>) =>
    change(gradientDescent.settle(options, { ...state, ...part }));

  function go(count: number): void {
    if (isOver) return;
    let next = state;
    for (let i = 0; i < count && !gradientDescent.measure(options, next).still; i++) {
      next = stepped(options, next);
    }
    change(next);
  }
  function inWords(): string {
    if (figures.still) return t(figures.lowest ? 'lowest' : 'stuck', { steps });
    if (steps >= MOST_STEPS) return t('tired', { steps });
    const before = xs.at(-2);
    if (before !== undefined && heightAt(options, before) < height) return t('jumps', { steps });
    const [steep, side] = [rounded(Math.abs(slope), 1), t(slope > 0 ? 'left' : 'right')];
    const length = rounded(rate * steep);
    return t('start', { slope: rounded(slope, 1), steep, side, rate, length });
  }
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={inWords()}
      onReset={() => change(gradientDescent.start(options))}
      controls={
        <>
          <Button variant="joy" aria-disabled={isOver} onClick={() => go(1)}>
            {t('step')}
          </Button>
          <Button variant="secondary" aria-disabled={isOver} onClick={() => go(10)}>
            {t('ten')}
          </Button>
          <Slider
            label={t('rate')}
            value={rate}
            min={LEAST_RATE}
            max={MOST_RATE}
            step={0.05}
            onChange={(value) => to({ rate: value })}
          />
        </>
      }
    >
      <Plane x={[0, 10]} y={[0, 10]} every={{ x: 2, y: 2 }} labels={{ x: t('x'), y: t('y') }}>
        <Landscape {...{ options, state }} />
        <Handle
          x={x}
          y={height}
          label={t('ball')}
          shown={t('place', { x, height })}
          step={0.2}
          along="x"
          onMove={(toX) => to({ xs: [toX] })}
        >
          <circle
            cy={-11}
            r={11}
            fill="var(--data-2)"
            stroke="var(--color-surface)"
            strokeWidth={3}
          />
        </Handle>
      </Plane>
    </Figure>
  );
}
