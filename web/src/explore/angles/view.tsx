import {
  ANGLE_STEP,
  type AnglesOptions,
  type AnglesState,
  angles,
  degreesAt,
  P5_ANGLES,
  radiansOf,
  WHOLE_TURN,
} from '@codivia/contract/explorables/angles';
import { useTranslation } from '../../lib/i18n.ts';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Handle } from '../kit/handle.tsx';
import { Plane, usePlane } from '../kit/plane.tsx';
import { Slider } from '../kit/slider.tsx';

export const explorable = angles;

/** The values at the ends of both axes; the hand is shorter. */
const REACH = 160;
const HAND = 95;

const tipOf = (degrees: number, length = HAND) => ({
  x: length * Math.cos(radiansOf(degrees)),
  y: length * Math.sin(radiansOf(degrees)),
});

/** The places of the constants around the dial, and the sides from which they are written. */
const LABELS = [
  { degrees: 0, x: 112, y: -10, textAnchor: 'start' },
  { degrees: 360, x: REACH, y: 24, textAnchor: 'end' },
  { degrees: 45, x: 166, y: 98, textAnchor: 'end' },
  { degrees: 90, x: 8, y: 124, textAnchor: 'start' },
  { degrees: 180, x: -112, y: -10, textAnchor: 'end' },
  { degrees: 270, x: 8, y: -116, textAnchor: 'start' },
] as const;

/** The dial, and the part of it that the hand has passed. */
function Dial({ degrees }: AnglesState) {
  const { left, top } = usePlane();
  const radius = left(HAND) - left(0);
  const { x, y } = tipOf(degrees);
  const passed = `M ${left(0)} ${top(0)} H ${left(HAND)} A ${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 1 ${left(x)} ${top(y)} Z`;
  const around = { cx: left(0), cy: top(0), r: radius };
  return (
    <g aria-hidden="true">
      {degrees === WHOLE_TURN ? (
        <circle {...around} fill="var(--data-1)" opacity={0.25} />
      ) : (
        <path d={passed} fill="var(--data-1)" opacity={0.25} />
      )}
      <circle {...around} fill="none" stroke="var(--color-edge)" strokeWidth={2} />
      {LABELS.map((label) => (
        <text
          key={label.degrees}
          className={label.degrees === degrees ? undefined : 'quiet'}
          x={left(label.x)}
          y={top(label.y) + 5}
          textAnchor={label.textAnchor}
          fontWeight={label.degrees === degrees ? 700 : undefined}
        >
          {P5_ANGLES[label.degrees]}
        </text>
      ))}
      <line
        x1={left(0)}
        y1={top(0)}
        x2={left(x)}
        y2={top(y)}
        stroke="var(--data-1)"
        strokeWidth={4}
      />
    </g>
  );
}

/** The names of the parts of a turn, by their degrees. */
const TURNS: Readonly<
  Record<number, 'none' | 'eighth' | 'quarter' | 'half' | 'three_quarters' | 'whole'>
> = { 0: 'none', 45: 'eighth', 90: 'quarter', 180: 'half', 270: 'three_quarters', 360: 'whole' };

/** A hand on a dial: its angle in degrees and in radians, and the constants of p5. */
export function View({ options, state, change }: ViewProps<AnglesOptions, AnglesState>) {
  const { t } = useTranslation('angles');
  const { degrees } = state;
  const turn = (to: number) => change(angles.settle(options, { degrees: to }));
  const turned = TURNS[degrees];
  const shown = t('shown', { degrees });
  const code = P5_ANGLES[degrees] ?? `radians(${degrees})`;
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={
        <>
          {turned ? t(`status.${turned}`) : t('other', { degrees })}{' '}
          <code>{`rotate(${code})`}</code> {t('or')}{' '}
          <code>{`rotate(${radiansOf(degrees).toFixed(2)})`}</code>
        </>
      }
      onReset={() => change(angles.start(options))}
      controls={
        <Slider
          label={t('angle')}
          value={degrees}
          min={0}
          max={WHOLE_TURN}
          step={ANGLE_STEP}
          shown={shown}
          onChange={turn}
        />
      }
    >
      <Plane
        x={[-REACH, REACH]}
        y={[-REACH, REACH]}
        every={{ x: 100, y: 100 }}
        height={336}
        down
        labels={{ x: 'x', y: 'y' }}
      >
        <Dial degrees={degrees} />
        <Handle
          {...tipOf(degrees)}
          label={t('hand')}
          shown={shown}
          step={10}
          onMove={(x, y) => turn(degreesAt(x, y))}
        />
      </Plane>
    </Figure>
  );
}
