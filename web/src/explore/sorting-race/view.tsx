import {
  comparisonsOf,
  numbersOf,
  ORDERS,
  type SortingRaceOptions,
  type SortingRaceState,
  sortingRace,
  sortsOf,
} from '@codivia/contract/explorables/sorting-race';
import { momentsOfSort } from '@codivia/contract/explorables/sorts';
import { useTranslation } from '../../lib/i18n.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { Lane } from './lane.tsx';

export const explorable = sortingRace;

/** Several ways of sorting run side by side on the same numbers, one comparison at a time. */
export function View({ options, state, change }: ViewProps<SortingRaceOptions, SortingRaceState>) {
  const { t } = useTranslation('sorting-race');
  const { order, step } = state;
  const names = sortsOf(options);
  const counts = comparisonsOf(options, order);
  const steps = Math.max(...counts) + 1;
  const numbers = numbersOf(options, order);
  const finished = names.filter((_, index) => step > (counts[index] ?? 0));
  const set = (part: Partial<SortingRaceState>) =>
    change(sortingRace.settle(options, { ...state, step: 0, ...part }));

  function status(): string {
    if (step === 0) return t('start');
    if (step < steps) {
      const [first] = finished;
      return first ? t('ahead', { name: t(first) }) : t('running');
    }
    const needed = names.map((name, index) =>
      t('needed', { name: t(name), count: counts[index] ?? 0 }),
    );
    return [...needed, t('again')].join(' ');
  }
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={status()}
      onReset={() => change(sortingRace.start(options))}
      controls={
        <>
          <Stepper step={step} steps={steps} pace={260} onStep={(to) => set({ step: to })} />
          <ChoiceGroup
            className="flex-wrap"
            label={t('order')}
            value={order}
            onChoose={(to) => set({ order: to })}
            options={ORDERS.map((value) => ({ value, label: t(value) }))}
          />
        </>
      }
    >
      <ul className="grid list-none gap-4">
        {names.map((name, index) => {
          const moments = momentsOfSort(name, numbers);
          const count = counts[index] ?? 0;
          const moment = moments[Math.min(step, count + 1)];
          return (
            <li key={name} className="grid gap-1">
              <p className="flex justify-between gap-3">
                <b>{t(name)}</b>
                <span>
                  {step > count && '🏁 '}
                  {t('comparisons', { count: Math.min(step, count) })}
                </span>
              </p>
              {moment && <Lane moment={moment} isDone={step > count} />}
            </li>
          );
        })}
      </ul>
    </Figure>
  );
}
