import { within } from '@codivia/contract/explorables/explorable';
import {
  lineOf,
  type MeanMedianOptions,
  type MeanMedianState,
  meanMedian,
} from '@codivia/contract/explorables/mean-median';
import { rounded } from '@codivia/contract/explorables/rounded';
import { useTranslation } from '../../lib/i18n.ts';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Handle } from '../kit/handle.tsx';
import { Plane, usePlane } from '../kit/plane.tsx';

export const explorable = meanMedian;

/** The plane is one line of numbers: dots rest on it at this height, and equal ones on each other. */
const FLOOR = 0.16;
const STACK = 0.15;
/** Dots nearer to each other than this share of the line are stacked. */
const NEAR = 0.045;

/** The height at which each dot rests: on the line, or on the dots that were there before it. */
function heightsOf(values: readonly number[], near: number): number[] {
  const rows: number[] = [];
  for (const [i, value] of values.entries()) {
    const taken = rows.filter((_, j) => Math.abs((values[j] ?? 0) - value) < near);
    let row = 0;
    while (taken.includes(row)) row += 1;
    rows[i] = row;
  }
  return rows.map((row) => FLOOR + Math.min(row, 4) * STACK);
}

type LevelProps = { at: number; height: number; text: string; colour: string; dashed?: boolean };

/** A vertical line through the dots, with its name at its top. */
function Level({ at, height, text, colour, dashed = false }: LevelProps) {
  const { left, top } = usePlane();
  return (
    <g aria-hidden="true">
      <line
        x1={left(at)}
        x2={left(at)}
        y1={top(height)}
        y2={top(0.01)}
        stroke={colour}
        strokeWidth={3}
        strokeDasharray={dashed ? '6 4' : undefined}
      />
      <circle cx={left(at)} cy={top(height)} r={4} fill={colour} />
      <text
        x={within(left(at), 76, 264)}
        y={top(height) - 8}
        textAnchor="middle"
        style={{
          fill: colour,
          fontWeight: 700,
          stroke: 'var(--color-sunken)',
          strokeWidth: 6,
          paintOrder: 'stroke',
        }}
      >
        {text}
      </text>
    </g>
  );
}

/** The line of numbers itself. */
function Floor() {
  const { left, top, x } = usePlane();
  return <path className="axis" d={`M ${left(x[0])} ${top(0.01)} H ${left(x[1])}`} />;
}

/** Values on a line; the learner moves them, and sees that one far away drags the mean and not the median. */
export function View({ options, state, change }: ViewProps<MeanMedianOptions, MeanMedianState>) {
  const { t } = useTranslation('mean-median');
  const { min, max } = lineOf(options);
  const { mean, median, gap } = meanMedian.measure(options, state) as Record<string, number>;
  const [middle = 0, far = 0] = [median, gap];
  const unit = options.unit ?? t('unit');
  const amount = (value: number) => t('amount', { value: rounded(value, 1), unit });
  const isClose = Math.abs(far) < (max - min) * 0.02;
  const heights = heightsOf(state.values, (max - min) * NEAR);
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={t(isClose ? 'close' : far > 0 ? 'above' : 'below', {
        gap: amount(Math.abs(far)),
        median: amount(middle),
      })}
      onReset={() => change(meanMedian.start(options))}
    >
      <Plane
        x={[min, max]}
        y={[0.01, 1]}
        every={{ x: Math.max(1, Math.round((max - min) / 5)), y: 2 }}
        height={250}
        labels={{ x: options.label ?? t('label'), y: '' }}
      >
        <Floor />
        <Level
          at={mean ?? 0}
          height={0.93}
          text={t('mean', { value: amount(mean ?? 0) })}
          colour="var(--data-2)"
          dashed
        />
        <Level
          at={middle}
          height={0.79}
          text={t('median', { value: amount(middle) })}
          colour="var(--data-3)"
        />
        {state.values.map((value, i) => (
          <Handle
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is known by its place in the list.
            key={i}
            x={value}
            y={heights[i] ?? FLOOR}
            label={t('value', { number: i + 1 })}
            shown={amount(value)}
            step={1}
            along="x"
            onMove={(to) => {
              const values = state.values.map((one, j) => (j === i ? to : one));
              change(meanMedian.settle(options, { values }));
            }}
          >
            <circle r={9} fill="var(--data-1)" stroke="var(--color-surface)" strokeWidth={2} />
          </Handle>
        ))}
      </Plane>
    </Figure>
  );
}
