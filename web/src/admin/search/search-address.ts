import { SEARCH_PAGE, type Search } from '@codivia/contract/api/admin-text-search';
import { useSearchParams } from 'react-router';

/** A search and its page, from 1. */
export type SearchView = Required<Search> & { page: number };

/** Returns the search that the address stores, and a function that makes another one. */
export function useSearchAddress(): { view: SearchView; look: (view: SearchView) => void } {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('page'));
  const view = {
    q: search.get('q') ?? '',
    whole_word: search.has('word'),
    match_case: search.has('case'),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
  function look(next: SearchView): void {
    setSearch((now) => {
      const query = new URLSearchParams(now);
      for (const name of ['q', 'word', 'case', 'page']) query.delete(name);
      query.set('q', next.q);
      if (next.whole_word) query.set('word', '1');
      if (next.match_case) query.set('case', '1');
      if (next.page > 1) query.set('page', String(next.page));
      return query;
    });
  }
  return { view, look };
}

export const offsetOf = ({ page }: SearchView): number => (page - 1) * SEARCH_PAGE;
