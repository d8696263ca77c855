import {
  type BinarySearchOptions,
  type BinarySearchState,
  binarySearch,
  CARD_COUNTS,
  cardsOf,
  openingsNeeded,
  remaining,
} from '@codivia/contract/explorables/binary-search';
import { Shuffle } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { SearchCard } from './search-card.tsx';

export const explorable = binarySearch;

/** Sorted cards, face down: the learner looks for one number with as few cards as possible. */
export function View({
  options,
  state,
  change,
}: ViewProps<BinarySearchOptions, BinarySearchState>) {
  const { t } = useTranslation('binary-search');
  const { opened } = state;
  const { numbers, target } = cardsOf(state);
  const { least, most } = remaining(state);
  const wanted = numbers[target] ?? 0;
  const found = opened.includes(target);
  const set = (part: Partial<BinarySearchState>) =>
    change(binarySearch.settle(options, { ...state, opened: [], ...part }));

  function status(): string {
    const last = opened.at(-1);
    const needed = openingsNeeded(state.cards);
    if (last === undefined) return t('start', { wanted, count: state.cards });
    if (found) {
      const key = opened.length <= needed ? 'found_well' : 'found';
      return `${t(key, { count: opened.length })} ${t('needed', { count: needed })}`;
    }
    const seen = numbers[last] ?? 0;
    return t(seen < wanted ? 'too_small' : 'too_large', { seen, count: most - least + 1 });
  }
  return (
    <Figure
      title={t('title', { wanted })}
      invite={t('invite', { wanted })}
      description={t('description')}
      status={status()}
      onReset={() => change(binarySearch.start(options))}
      controls={
        <>
          <ChoiceGroup
            label={t('cards')}
            value={String(state.cards)}
            onChoose={(count) => set({ cards: Number(count) })}
            options={CARD_COUNTS.map((count) => ({ value: String(count), label: count }))}
          />
          <Button variant="secondary" onClick={() => set({ seed: state.seed + 1 })}>
            <Shuffle aria-hidden="true" className="size-5" />
            {t('shuffle')}
          </Button>
        </>
      }
    >
      <ol className="flex list-none flex-wrap justify-center gap-1.5">
        {numbers.map((number, place) => (
          <SearchCard
            key={number}
            number={opened.includes(place) ? number : null}
            isTarget={found && place === target}
            isOut={place < least || place > most}
            label={t('card', { place: place + 1 })}
            onOpen={found ? null : () => set({ opened: [...opened, place] })}
          />
        ))}
      </ol>
    </Figure>
  );
}
