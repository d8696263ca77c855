import {
  type ColourMixerOptions,
  type ColourMixerState,
  colourMixer,
  LIGHT_MAX,
} from '@codivia/contract/explorables/colour-mixer';
import { useTranslation } from '../../lib/i18n.ts';
import type { ViewProps } from '../explorable-view.ts';
import { Drawing } from '../kit/drawing.tsx';
import { Figure } from '../kit/figure.tsx';
import { Slider } from '../kit/slider.tsx';

export const explorable = colourMixer;

const LAMPS = ['r', 'g', 'b'] as const;
/** The name of a colour by the lamps that shine with at least half of their light: blue 1, green 2, red 4. */
const NAMES = ['black', 'blue', 'green', 'cyan', 'red', 'magenta', 'yellow', 'white'] as const;
/** A distance from the target that the eye hardly sees. */
const NEAR = 20;

function nameOf({ r, g, b }: ColourMixerState) {
  const bright = (light: number) => (light > LIGHT_MAX / 2 ? 1 : 0);
  return NAMES[4 * bright(r) + 2 * bright(g) + bright(b)] ?? 'black';
}

/** Three lamps on a dark wall. Where all three meet, one sees the mixture. */
function Wall({ r, g, b }: ColourMixerState) {
  const { t } = useTranslation('colour-mixer');
  const light = { mixBlendMode: 'screen' } as const;
  const rim = { stroke: '#666', strokeDasharray: '3 5' };
  return (
    <>
      <rect width={340} height={224} rx={10} fill="#000" />
      <g style={{ isolation: 'isolate' }}>
        <circle cx={170} cy={82} r={70} {...rim} fill={`rgb(${r} 0 0)`} style={light} />
        <circle cx={128} cy={146} r={70} {...rim} fill={`rgb(0 ${g} 0)`} style={light} />
        <circle cx={212} cy={146} r={70} {...rim} fill={`rgb(0 0 ${b})`} style={light} />
      </g>
      <g style={{ fill: '#fff' }}>
        <text x={252} y={52} style={{ fill: 'inherit' }}>
          {t('r')}
        </text>
        <text x={50} y={205} textAnchor="end" style={{ fill: 'inherit' }}>
          {t('g')}
        </text>
        <text x={288} y={205} style={{ fill: 'inherit' }}>
          {t('b')}
        </text>
      </g>
    </>
  );
}

function Swatch({
  colour,
  label,
  x,
  wide,
}: Record<'colour' | 'label', string> & Record<'x' | 'wide', number>) {
  return (
    <>
      <rect
        x={x}
        y={236}
        width={wide}
        height={44}
        rx={8}
        fill={colour}
        stroke="var(--color-edge)"
      />
      <text x={x + wide / 2} y={299} textAnchor="middle">
        {label}
      </text>
    </>
  );
}

/** Three lamps, red, green and blue, whose lights add up to a colour, and the code of this colour. */
export function View({ options, state, change }: ViewProps<ColourMixerOptions, ColourMixerState>) {
  const { t } = useTranslation('colour-mixer');
  const { r, g, b } = state;
  const { target } = options;
  const { distance } = colourMixer.measure(options, state);
  const near = Number(distance) <= NEAR ? t('near') : t('far');
  return (
    <Figure
      title={t('title')}
      invite={t(target ? 'invite_target' : 'invite')}
      description={t('description')}
      status={
        <>
          {target
            ? t('distance', { distance: Number(distance), near })
            : t(`seen.${nameOf(state)}`)}{' '}
          <code>{`fill(${r}, ${g}, ${b})`}</code> · <code>{`rgb(${r}, ${g}, ${b})`}</code>
        </>
      }
      onReset={() => change(colourMixer.start(options))}
      controls={LAMPS.map((lamp) => (
        <Slider
          key={lamp}
          label={t(lamp)}
          value={state[lamp]}
          min={0}
          max={LIGHT_MAX}
          onChange={(light) => change(colourMixer.settle(options, { ...state, [lamp]: light }))}
        />
      ))}
    >
      <Drawing width={340} height={304}>
        <Wall {...state} />
        <Swatch x={0} wide={target ? 165 : 340} colour={`rgb(${r} ${g} ${b})`} label={t('yours')} />
        {target && (
          <Swatch x={175} wide={165} colour={`rgb(${target.join(' ')})`} label={t('target')} />
        )}
      </Drawing>
    </Figure>
  );
}
