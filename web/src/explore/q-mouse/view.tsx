import {
  afterRun,
  endOf,
  MOST_RUNS,
  type QMouseOptions,
  type QMouseState,
  qMouse,
} from '@codivia/contract/explorables/q-mouse';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Slider } from '../kit/slider.tsx';
import { World } from './world.tsx';

export const explorable = qMouse;

/** After so many runs the status speaks of what the mouse has settled on. */
const SETTLED = 10;

const ENDS = { cheese: 'cheese', crumb: 'crumb', cat: 'cat' } as const;

/** A mouse that learns from rewards, run by run. */
export function View({ options, state, change }: ViewProps<QMouseOptions, QMouseState>) {
  const { t } = useTranslation('q-mouse');
  const { runs, explore, path } = state;
  const { knows, steps } = qMouse.measure(options, state);
  const isOver = runs >= MOST_RUNS;

  function run(count: number): void {
    let next = state;
    for (let i = 0; i < count; i++) next = afterRun(options, next);
    change(next);
  }
  function inWords(): string {
    if (runs === 0) return t('begin');
    const end = ENDS[endOf(options, path) as keyof typeof ENDS] ?? 'nothing';
    const last = t(end, { runs, steps: path.length - 1 });
    if (knows === 'cheese') return `${last} ${t('knows', { steps: Number(steps) })}`;
    if (knows !== 'crumb' || runs < SETTLED) return last;
    return `${last} ${t(explore === 0 ? 'settled' : 'doubts')}`;
  }
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={inWords()}
      onReset={() => change(qMouse.start(options))}
      controls={
        <>
          <p className="w-full text-muted text-sm">{t('legend')}</p>
          <Button variant="joy" aria-disabled={isOver} onClick={() => run(1)}>
            {t('one')}
          </Button>
          <Button variant="secondary" aria-disabled={isOver} onClick={() => run(10)}>
            {t('ten')}
          </Button>
          <Slider
            label={t('explore')}
            value={explore}
            shown={t('percent', { value: explore })}
            min={0}
            max={100}
            step={5}
            onChange={(value) => change(qMouse.settle(options, { ...state, explore: value }))}
          />
        </>
      }
    >
      <World {...{ options, state }} />
    </Figure>
  );
}
