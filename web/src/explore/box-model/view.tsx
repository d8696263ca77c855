import {
  BOX_RANGES,
  type BoxModelOptions,
  type BoxModelState,
  type BoxPart,
  boxModel,
  widthsOf,
} from '@codivia/contract/explorables/box-model';
import { useTranslation } from '../../lib/i18n.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Drawing } from '../kit/drawing.tsx';
import { Figure } from '../kit/figure.tsx';
import { Slider } from '../kit/slider.tsx';

export const explorable = boxModel;

/** Units of the drawing for one pixel; the widest box has to fit. */
const SCALE = 0.8;
/** Height of the content, in pixels. */
const CONTENT_HEIGHT = 50;
const MIDDLE = { x: 170, y: 112 };

/** A rectangle around the middle. Sizes are in pixels. */
function Layer({
  width,
  height,
  ...look
}: { width: number; height: number } & React.SVGProps<SVGRectElement>) {
  const [w, h] = [width * SCALE, height * SCALE];
  return <rect x={MIDDLE.x - w / 2} y={MIDDLE.y - h / 2} width={w} height={h} {...look} />;
}

/** A line with two ends and its length under it. */
function Measure({ width, top, label }: { width: number; top: number; label: string }) {
  const half = (width * SCALE) / 2;
  const { x } = MIDDLE;
  return (
    <>
      <path
        d={`M${x - half} ${top - 5}v10m0-5H${x + half}m0-5v10`}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={1.5}
      />
      <text x={x} y={top + 19} textAnchor="middle">
        {label}
      </text>
    </>
  );
}

function Box({ state }: { state: BoxModelState }) {
  const { t } = useTranslation('box-model');
  const { padding, border, margin } = state;
  const { content, box, room } = widthsOf(state);
  const tall = CONTENT_HEIGHT + 2 * (padding + border);
  return (
    <Drawing width={340} height={300}>
      <Layer
        width={room}
        height={tall + 2 * margin}
        fill="none"
        stroke="var(--data-4)"
        strokeWidth={2}
        strokeDasharray="5 5"
      />
      <Layer width={box} height={tall} fill="var(--data-3)" />
      <Layer
        width={content + 2 * padding}
        height={CONTENT_HEIGHT + 2 * padding}
        fill="var(--color-trail-soft)"
        stroke="var(--data-1)"
      />
      <Layer
        width={content}
        height={CONTENT_HEIGHT}
        fill="var(--color-surface)"
        stroke="var(--color-edge)"
      />
      <text x={MIDDLE.x} y={MIDDLE.y + 5} textAnchor="middle">
        {content >= 60 ? t('content') : '…'}
      </text>
      <Measure width={box} top={224} label={t('box', { width: box })} />
      <Measure width={room} top={264} label={t('room', { width: room })} />
    </Drawing>
  );
}

const COLOURS: Record<BoxPart, string> = {
  width: 'var(--color-edge)',
  padding: 'var(--data-1)',
  border: 'var(--data-3)',
  margin: 'var(--data-4)',
};

/** A box of CSS in its layers: content, padding, border, margin. The learner changes each, and sees what the box takes. */
export function View({ options, state, change }: ViewProps<BoxModelOptions, BoxModelState>) {
  const { t } = useTranslation('box-model');
  const { content, box, room } = widthsOf(state);
  const { padding, border, margin, border_box } = state;
  const set = (part: Partial<BoxModelState>) =>
    change(boxModel.settle(options, { ...state, ...part }));
  const figures = { content, padding, border, margin, box, room };
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={t(border_box ? 'inside' : 'outside', figures)}
      onReset={() => change(boxModel.start(options))}
      controls={
        <>
          <div className="grid w-full grid-cols-2 gap-x-4">
            {(Object.keys(BOX_RANGES) as BoxPart[]).map((part) => (
              <Slider
                key={part}
                label={part}
                value={state[part]}
                shown={`${state[part]} px`}
                min={BOX_RANGES[part][0]}
                max={BOX_RANGES[part][1]}
                onChange={(value) => set({ [part]: value })}
              />
            ))}
          </div>
          <Checkbox
            label="box-sizing: border-box"
            checked={border_box}
            onChange={(checked) => set({ border_box: checked })}
          />
        </>
      }
    >
      <Box state={state} />
      <ul className="flex flex-wrap justify-center gap-x-4 pt-1 font-mono text-sm">
        {(Object.keys(COLOURS) as BoxPart[]).slice(1).map((part) => (
          <li key={part} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className="size-3.5 rounded-sm border-2"
              style={{
                borderColor: COLOURS[part],
                borderStyle: part === 'margin' ? 'dashed' : 'solid',
                background:
                  part === 'border'
                    ? COLOURS.border
                    : part === 'padding'
                      ? 'var(--color-trail-soft)'
                      : 'none',
              }}
            />
            {part}
          </li>
        ))}
      </ul>
    </Figure>
  );
}
