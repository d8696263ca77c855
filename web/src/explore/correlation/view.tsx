import {
  bestLine,
  type CorrelationOptions,
  type CorrelationState,
  correlation,
  heightAt,
  type Line,
  planeOf,
} from '@codivia/contract/explorables/correlation';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Handle } from '../kit/handle.tsx';
import { Plane, usePlane } from '../kit/plane.tsx';

export const explorable = correlation;

/** A correlation from here on is called strong, or one that exists at all. */
const STRONG = 0.6;
const SLIGHT = 0.2;
/** The handles of the line stand at these shares of the plane. */
const ENDS = { left: 0.05, right: 0.95 };

type LineProps = { line: Line; colour: string; dashed?: boolean };

/** A line across the plane; what leaves it is cut off. */
function Across({ line, colour, dashed = false }: LineProps) {
  const { left, top, x, y } = usePlane();
  const id = useId();
  return (
    <g aria-hidden="true">
      <clipPath id={id}>
        <rect
          x={left(x[0])}
          y={top(y[1])}
          width={left(x[1]) - left(x[0])}
          height={top(y[0]) - top(y[1])}
        />
      </clipPath>
      <line
        clipPath={`url(#${id})`}
        x1={left(x[0])}
        x2={left(x[1])}
        y1={top(line.left)}
        y2={top(line.right)}
        stroke={colour}
        strokeWidth={3}
        strokeDasharray={dashed ? '7 5' : undefined}
      />
    </g>
  );
}

/** The distance of each point from the learner's line. */
function Errors({ state }: { state: CorrelationState }) {
  const { left, top, x } = usePlane();
  return (
    <g aria-hidden="true" stroke="var(--data-2)" strokeWidth={1.5}>
      {state.xs.map((at, i) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place in the list.
          key={i}
          x1={left(at)}
          x2={left(at)}
          y1={top(state.ys[i] ?? 0)}
          y2={top(heightAt(state, at, x[1]))}
        />
      ))}
    </g>
  );
}

/** The meaning of r, in words. */
function strengthOf(r: number) {
  if (Math.abs(r) < SLIGHT) return 'none';
  if (Math.abs(r) < STRONG) return r > 0 ? 'weak_up' : 'weak_down';
  return r > 0 ? 'strong_up' : 'strong_down';
}

/** Points that the learner moves, their correlation, and a line to be laid through them. */
export function View({ options, state, change }: ViewProps<CorrelationOptions, CorrelationState>) {
  const { t } = useTranslation('correlation');
  const { x_max, y_max } = planeOf(options);
  const hasLine = options.line ?? true;
  // Where only the line moves, r stays the same.
  const isOnlyLine = hasLine && options.fixed === true;
  const figures = correlation.measure(options, state);
  const [r, error, bestError] = [figures.r, figures.error, figures.best_error].map(Number);
  const to = (part: Partial<CorrelationState>) =>
    change(correlation.settle(options, { ...state, ...part }));
  const put = (list: readonly number[], i: number, value: number) =>
    list.map((one, j) => (j === i ? value : one));

  /** Moves one end of the line so that it passes the handle. */
  function lift(end: 'left' | 'right', height: number): void {
    const other = end === 'left' ? 'right' : 'left';
    const there = heightAt(state, ENDS[other] * x_max, x_max);
    const slope = (there - height) / ((ENDS[other] - ENDS[end]) * x_max);
    const left = height - slope * ENDS[end] * x_max;
    to({ left, right: left + slope * x_max });
  }
  const isBest = (error ?? 0) <= (bestError ?? 0) + y_max * 0.003;
  return (
    <Figure
      title={t('title')}
      invite={hasLine ? t('invite_line') : options.fixed ? undefined : t('invite_points')}
      description={t('description')}
      status={
        <>
          {!isOnlyLine && t(strengthOf(r ?? 0), { r: r ?? 0 })}{' '}
          {hasLine && t('error', { error: error ?? 0 })}{' '}
          {hasLine &&
            (isBest ? t('found') : state.best && t('best_error', { error: bestError ?? 0 }))}
          {!hasLine && !options.fixed && (r ?? 0) > 0 && t('challenge')}
        </>
      }
      onReset={() => change(correlation.start(options))}
      controls={
        <Checkbox label={t('best')} checked={state.best} onChange={(best) => to({ best })} />
      }
    >
      <Plane
        x={[0, x_max]}
        y={[0, y_max]}
        every={{ x: Math.ceil(x_max / 5), y: Math.ceil(y_max / 5) }}
        height={310}
        labels={{ x: options.x_label ?? t('x'), y: options.y_label ?? t('y') }}
      >
        {hasLine && <Errors state={state} />}
        {state.best && <Across line={bestLine(state, x_max)} colour="var(--data-3)" dashed />}
        {hasLine && <Across line={state} colour="var(--data-2)" />}
        {state.xs.map((x, i) =>
          options.fixed ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place in the list.
            <Dot key={i} x={x} y={state.ys[i] ?? 0} />
          ) : (
            <Handle
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              key={i}
              x={x}
              y={state.ys[i] ?? 0}
              label={t('point', { number: i + 1 })}
              shown={t('place', { x, y: state.ys[i] ?? 0 })}
              step={Math.max(x_max, y_max) / 50}
              onMove={(toX, toY) => to({ xs: put(state.xs, i, toX), ys: put(state.ys, i, toY) })}
            >
              <circle r={8} fill="var(--data-1)" stroke="var(--color-surface)" strokeWidth={2} />
            </Handle>
          ),
        )}
        {hasLine &&
          (['left', 'right'] as const).map((end) => {
            const y = heightAt(state, ENDS[end] * x_max, x_max);
            return (
              <Handle
                key={end}
                x={ENDS[end] * x_max}
                y={y}
                label={t(end)}
                shown={t('height', { y: Math.round(y * 10) / 10 })}
                step={y_max / 50}
                along="y"
                onMove={(_, height) => lift(end, Math.min(y_max, Math.max(0, height)))}
              >
                <rect
                  x={-9}
                  y={-9}
                  width={18}
                  height={18}
                  rx={3}
                  fill="var(--data-2)"
                  stroke="var(--color-surface)"
                  strokeWidth={3}
                />
              </Handle>
            );
          })}
      </Plane>
    </Figure>
  );
}

/** A point that stays where it is. */
function Dot({ x, y }: { x: number; y: number }) {
  const { left, top } = usePlane();
  return <circle cx={left(x)} cy={top(y)} r={7} fill="var(--data-1)" aria-hidden="true" />;
}
