import {
  ARGUMENT_MAX,
  type CallStackOptions,
  type CallStackState,
  callStack,
  linesOf,
  momentsOf,
} from '@codivia/contract/explorables/call-stack';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import type { ViewProps } from '../explorable-view.ts';
import { CodeLines } from '../kit/code-lines.tsx';
import { Figure } from '../kit/figure.tsx';
import { Slider } from '../kit/slider.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { FrameCard } from './frame-card.tsx';

export const explorable = callStack;

/** Height of a frame with its gap, in rem. */
const FRAME_REM = 4.75;

/** A program whose functions call each other, and the stack of those that are at work. */
export function View({ options, state, change }: ViewProps<CallStackOptions, CallStackState>) {
  const { t } = useTranslation('call-stack');
  const caption = useId();
  const { n, step } = state;
  const moments = momentsOf(options, n);
  const moment = moments[step];
  const frames = moment?.frames ?? [];
  const top = frames.at(-1);
  const highest = Math.max(...moments.map((one) => one.frames.length));
  const set = (part: Partial<CallStackState>) =>
    change(callStack.settle(options, { ...state, ...part }));

  function status(): string {
    if (!moment || !top || moment.event === 'runs') return t('start');
    const values = {
      call: `${top.name}(${top.variables.n})`,
      value: String(moment.value),
      count: frames.length - 1,
      below: frames.at(-2)?.name || t('program'),
    };
    if (moment.event === 'ends') return t('ends', values);
    return t(moment.event, values);
  }
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={status()}
      onReset={() => change(callStack.start(options))}
      controls={
        <>
          <Stepper
            step={step}
            steps={moments.length - 1}
            pace={1500}
            onStep={(to) => set({ step: to })}
          />
          <Slider
            label={t('argument')}
            value={n}
            min={1}
            max={ARGUMENT_MAX}
            onChange={(to) => set({ n: to, step: 0 })}
          />
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <CodeLines lines={linesOf(options, n)} current={top?.line ?? null} />
        <div className="grid content-start gap-1 rounded-control border-2 border-line border-dashed p-2">
          <p id={caption} className="text-center text-muted text-sm">
            {t('stack')}
          </p>
          <ol
            aria-labelledby={caption}
            reversed
            className="flex list-none flex-col justify-end gap-1.5"
            style={{ minHeight: `${highest * FRAME_REM}rem` }}
          >
            {frames.toReversed().map((frame, index) => (
              <FrameCard
                // biome-ignore lint/suspicious/noArrayIndexKey: the key is the place from the bottom.
                key={frames.length - index}
                frame={frame}
                name={frame.name || t('program')}
                isTop={index === 0}
                note={index === 0 ? t('works') : t('waits')}
                returned={index === 0 && moment?.event === 'returns' ? moment.value : undefined}
              />
            ))}
          </ol>
        </div>
      </div>
    </Figure>
  );
}
