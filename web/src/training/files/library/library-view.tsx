import { libraryItems } from 'virtual:library';
import { LIBRARY_CATEGORIES, type LibraryItem } from '@codivia/contract/programs/library';
import type { ProgramKind } from '@codivia/contract/programs/program';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { useProblemText } from '../problem-text.ts';
import { addItem } from './add-item.ts';
import { ItemCard } from './item-card.tsx';
import { type LibrarySearch, searchLibrary } from './search-library.ts';
import { usePlayer } from './use-player.ts';

/** The size of each picture of a sprite, in pixels (content/library/sprite.ts). */
const SPRITE_SIZE = '128 × 128';

type Props = {
  place: string;
  kind: ProgramKind;
  /** The names of the files that the work has. */
  names: readonly string[];
  /** Bytes of all files. */
  limit: number;
  onClose: () => void;
};

/** Adds an item and shows the result. */
function useAdd({ place, kind, limit }: Pick<Props, 'place' | 'kind' | 'limit'>) {
  const { t, language } = useTranslation('library');
  const files = useTranslation('project-files');
  const problemText = useProblemText();
  return async (item: LibraryItem): Promise<void> => {
    try {
      const result = await addItem(item, place, language, { kind, limit });
      if ('problem' in result) toast.error(problemText(result.problem, result.name));
      else if (result.added.length === 0)
        toast.success(t('present', { name: result.present[0] ?? '' }));
      else {
        const [name = ''] = result.added;
        toast.success(files.t('added', { count: result.added.length, name }));
      }
    } catch {
      toast.error(t('failed'));
    }
  };
}

/** The library of pictures, sounds and data, which can be searched, tried, and added to a work. */
export function LibraryView({ place, kind, names, limit, onClose }: Props) {
  const { t, language } = useTranslation('library');
  const player = usePlayer();
  const add = useAdd({ place, kind, limit });
  const [search, setSearch] = useState<LibrarySearch>({
    words: '',
    category: kind === 'python' ? 'data' : 'all',
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const groups = searchLibrary(libraryItems, search);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const categories = LIBRARY_CATEGORIES.map((value) => ({
    value,
    label: t(`categories.${value}`),
  }));

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" onClick={onClose}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t('back')}
        </Button>
        <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t('title')}
        </h3>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Input
          label={t('search')}
          type="search"
          value={search.words}
          placeholder={t('placeholder')}
          onChange={({ target }) =>
            // Words are searched everywhere, since learners do not know the category of an item.
            setSearch({ words: target.value, category: target.value ? 'all' : search.category })
          }
        />
        <Select
          label={t('category')}
          options={[{ value: 'all', label: t('all') }, ...categories]}
          value={search.category}
          onChoose={(category) => setSearch({ ...search, category })}
        />
      </div>
      <p role="status" className="text-muted text-sm">
        {count > 0 ? t('found', { count }) : t('nothing')}
      </p>
      {groups.map(({ category, items }) => (
        <section key={category} aria-labelledby={`library-${category}`} className="grid gap-3">
          <h4 id={`library-${category}`} className="text-lg">
            {t(`categories.${category}`)}
          </h4>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-3 gap-y-5">
            {items.map((item) => (
              <ItemCard
                key={item.id}
                item={item}
                isAdded={item.files.every(({ name }) => names.includes(name[language]))}
                player={player}
                onAdd={add}
              />
            ))}
          </ul>
        </section>
      ))}
      <div className="grid gap-1 border-line border-t pt-4 text-muted text-sm">
        <p>{t('sheets', { size: SPRITE_SIZE })}</p>
        <p>{t('licence')}</p>
      </div>
    </div>
  );
}
