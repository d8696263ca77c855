import {
  around,
  type ConvolutionOptions,
  type ConvolutionState,
  convolution,
  divisorOf,
  filtered,
  greysOf,
  KERNELS,
  SIDE,
  weighted,
} from '@codivia/contract/explorables/convolution';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Pictures } from './pictures.tsx';
import { Weights } from './weights.tsx';

export const explorable = convolution;

const KERNEL_NAMES = Object.keys(KERNELS) as (keyof typeof KERNELS)[];

/** A kernel of nine weights that goes over a small picture: it blurs, sharpens, or finds edges. */
export function View({ options, state, change }: ViewProps<ConvolutionOptions, ConvolutionState>) {
  const { t } = useTranslation('convolution');
  const { kernel, x, y } = state;
  const greys = greysOf(options);
  const result = filtered(greys, kernel);
  const under = around(greys, x, y);
  const [sum, divisor] = [weighted(under, kernel), divisorOf(kernel)];
  const grey = result[y * SIDE + x] ?? 0;
  const set = (part: Partial<ConvolutionState>) =>
    change(convolution.settle(options, { ...state, ...part }));
  const rounded = Math.round(sum / divisor);
  const sentence = rounded === grey ? 'sum' : rounded < 0 ? 'too_dark' : 'too_bright';
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={t(sentence, { sum, divisor, rounded, grey })}
      onReset={() => change(convolution.start(options))}
      controls={
        <fieldset aria-label={t('presets')} className="flex flex-wrap gap-2">
          {KERNEL_NAMES.map((name) => (
            <Button
              key={name}
              variant="secondary"
              className="px-3 aria-pressed:border-trail aria-pressed:text-trail"
              aria-pressed={KERNELS[name].every((weight, i) => weight === kernel[i])}
              onClick={() => set({ kernel: KERNELS[name] })}
            >
              {t(`kernels.${name}`)}
            </Button>
          ))}
        </fieldset>
      }
    >
      <Pictures
        {...{ greys, result, x, y }}
        shown={t('place', { row: y + 1, column: x + 1, grey })}
        onMove={(toX, toY) => set({ x: toX, y: toY })}
      />
      <div className="flex flex-wrap items-center justify-center gap-1 pt-2 sm:gap-3">
        <div aria-hidden="true" className="grid grid-cols-3 gap-1 font-mono text-xs">
          {under.map((one, i) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a pixel is its place.
              key={i}
              className="flex h-11 w-7 items-center justify-center rounded-sm border border-edge"
              style={{
                background: `rgb(${one} ${one} ${one})`,
                color: one > 127 ? '#000' : '#fff',
              }}
            >
              {one}
            </span>
          ))}
        </div>
        <span aria-hidden="true">×</span>
        <Weights kernel={kernel} onChange={(next) => set({ kernel: next })} />
      </div>
    </Figure>
  );
}
