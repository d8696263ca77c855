import {
  BY_MAX,
  countsOf,
  LOOP_MAX,
  type LoopCounterOptions,
  type LoopCounterState,
  linesRun,
  loopCounter,
} from '@codivia/contract/explorables/loop-counter';
import { useTranslation } from '../../lib/i18n.ts';
import type { ViewProps } from '../explorable-view.ts';
import { CodeLines } from '../kit/code-lines.tsx';
import { Figure } from '../kit/figure.tsx';
import { Slider } from '../kit/slider.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { NumberLine } from './number-line.tsx';

export const explorable = loopCounter;

type Range = Omit<LoopCounterState, 'step'>;

function pythonLines({ from, to, by }: Range, end: string): string[] {
  const range = by > 1 ? `${from}, ${to}, ${by}` : from > 0 ? `${from}, ${to}` : `${to}`;
  return [`for i in range(${range}):`, '    print(i)', `print("${end}")`];
}
function javascriptLines({ from, to, by }: Range, end: string): string[] {
  const next = by > 1 ? `i += ${by}` : 'i++';
  return [
    `for (let i = ${from}; i < ${to}; ${next}) {`,
    '  console.log(i);',
    '}',
    `console.log("${end}");`,
  ];
}

/** A loop that counts: its program, its counter on a line of numbers, and what it has written. */
export function View({ options, state, change }: ViewProps<LoopCounterOptions, LoopCounterState>) {
  const { t } = useTranslation('loop-counter');
  const { step, ...range } = state;
  const counts = countsOf(range);
  const rounds = counts.length;
  const ended = step > 2 * rounds;
  const finished = step === linesRun(rounds);
  const begun = Math.min(rounds, Math.ceil(step / 2));
  const printed = counts.slice(0, Math.floor(step / 2));
  const lines = (options.language === 'javascript' ? javascriptLines : pythonLines)(
    range,
    t('end'),
  );
  const inLoop = step % 2 === 1 ? 0 : 1;
  const current = step === 0 ? null : finished ? lines.length - 1 : inLoop;
  const set = (part: Partial<LoopCounterState>) =>
    change(loopCounter.settle(options, { ...state, step: 0, ...part }));

  function status(): string {
    const i = String(counts[begun - 1] ?? '');
    if (step === 0) return t('start', { to: range.to });
    if (finished) return t('finished', { count: rounds, to: range.to });
    if (ended) return rounds === 0 ? t('none') : t('ended', { to: range.to });
    return t(step % 2 === 1 ? 'round' : 'printed', { i, round: begun, rounds });
  }
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={status()}
      onReset={() => change(loopCounter.start(options))}
      controls={
        <>
          <Stepper step={step} steps={linesRun(rounds)} onStep={(to) => set({ step: to })} />
          <Slider
            label={t('from')}
            value={range.from}
            min={0}
            max={LOOP_MAX}
            onChange={(from) => set({ from })}
          />
          <Slider
            label={t('to')}
            value={range.to}
            min={0}
            max={LOOP_MAX}
            onChange={(to) => set({ to })}
          />
          <Slider
            label={t('by')}
            value={range.by}
            min={1}
            max={BY_MAX}
            onChange={(by) => set({ by })}
          />
        </>
      }
    >
      <div className="grid gap-2">
        <CodeLines lines={lines} current={current} />
        <NumberLine {...{ counts, begun, ended }} to={range.to} />
        <p className="flex min-h-9 flex-wrap items-center gap-2">
          <span className="text-muted text-sm">{t('output')}</span>
          {printed.map((value) => (
            <code key={value} className="rounded bg-surface px-2 font-bold">
              {value}
            </code>
          ))}
          {finished && <code className="rounded bg-surface px-2 font-bold">{t('end')}</code>}
        </p>
      </div>
    </Figure>
  );
}
