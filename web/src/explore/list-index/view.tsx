import {
  type ListIndexOptions,
  type ListIndexState,
  listIndex,
  listOf,
  picked,
} from '@codivia/contract/explorables/list-index';
import { useTranslation } from '../../lib/i18n.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Slider } from '../kit/slider.tsx';
import { ListRow } from './list-row.tsx';
import { SliceRow } from './slice-row.tsx';

export const explorable = listIndex;

/** A list as a row of boxes. The learner picks one item by its index, or several by a slice. */
export function View({ options, state, change }: ViewProps<ListIndexOptions, ListIndexState>) {
  const { t } = useTranslation('list-index');
  const { name, items } = listOf(options);
  const { length } = items;
  const places = picked(length, state);
  const { slice, index, start, end } = state;
  const code = slice ? `${name}[${start}:${end}]` : `${name}[${index}]`;
  const set = (part: Partial<ListIndexState>) =>
    change(listIndex.settle(options, { ...state, ...part }));

  function result(): string {
    const texts = places?.map((place) => `'${items[place]}'`);
    if (!texts) return 'IndexError';
    return slice ? `[${texts.join(', ')}]` : texts.join('');
  }
  function explained(): string {
    if (!slice) {
      if (!places) return t('error', { last: length - 1 });
      if (index === 0) return t('first');
      return t(index < 0 ? 'from_end' : 'from_start', { count: Math.abs(index) });
    }
    if (start >= end) return t('nothing');
    return t('sliced', { start, end, count: end - start });
  }
  return (
    <Figure
      title={t('title')}
      invite={t(slice ? 'invite_slice' : 'invite')}
      description={t('description')}
      status={explained()}
      onReset={() => change(listIndex.start(options))}
      controls={
        <>
          {options.slices !== false && (
            <ChoiceGroup
              label={t('mode')}
              value={slice ? 'slice' : 'index'}
              onChoose={(mode) => set({ slice: mode === 'slice' })}
              options={[
                { value: 'index', label: t('one') },
                { value: 'slice', label: t('several') },
              ]}
            />
          )}
          {slice && (
            <>
              <Slider
                label={t('start')}
                value={start}
                min={0}
                max={length}
                onChange={(to) => set({ start: to })}
              />
              <Slider
                label={t('end')}
                value={end}
                min={0}
                max={length}
                onChange={(to) => set({ end: to })}
              />
            </>
          )}
        </>
      }
    >
      <div className="grid gap-2">
        {slice ? (
          <SliceRow items={items} places={places ?? []} {...{ start, end }} />
        ) : (
          <ListRow
            items={items}
            places={places ?? []}
            index={index}
            onIndex={(to) => set({ index: to })}
            label={(at) => `${name}[${at}]`}
          />
        )}
        <p className="flex flex-wrap items-baseline justify-center gap-x-3 text-lg">
          <code className="font-bold">{code}</code>
          <span aria-hidden="true">→</span>
          <code className={places ? 'font-bold' : 'font-bold text-danger'}>{result()}</code>
        </p>
      </div>
    </Figure>
  );
}
