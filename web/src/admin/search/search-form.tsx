import { SEARCHED_MAX, type Search } from '@codivia/contract/api/admin-text-search';
import { Search as SearchIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Input } from '../../ui/input.tsx';

type Props = { search: Required<Search>; onSearch: (search: Required<Search>) => void };

/** The text to search for, and how it has to fit. */
export function SearchForm({ search, onSearch }: Props) {
  const { t } = useTranslation('admin-search');
  const [typed, setTyped] = useState(search.q);
  const { whole_word, match_case } = search;
  const submit = (changes: Partial<Search>) => {
    if (typed.trim() !== '') onSearch({ ...search, q: typed, ...changes });
  };
  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        submit({});
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-52 grow sm:max-w-xl">
          <Input
            type="search"
            label={t('search_for')}
            maxLength={SEARCHED_MAX}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button type="submit">
          <SearchIcon aria-hidden="true" className="size-5" />
          {t('search')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-x-6">
        <Checkbox
          label={t('whole_word')}
          checked={whole_word}
          onChange={(wanted) => submit({ whole_word: wanted })}
        />
        <Checkbox
          label={t('match_case')}
          checked={match_case}
          onChange={(wanted) => submit({ match_case: wanted })}
        />
      </div>
    </form>
  );
}
