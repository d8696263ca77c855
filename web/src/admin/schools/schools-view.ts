import { useSearchParams } from 'react-router';

/** Rows of one page of each list. */
export const PAGE_ROWS = 25;

export const VIEWS = ['requests', 'teachers', 'classes'] as const;
export type View = (typeof VIEWS)[number];

/** The values that each list may be filtered or ordered by; the first is shown unless the address has another. */
export const CHOICES = {
  requests: ['asked', 'declined'],
  teachers: ['at', 'name', 'school'],
  classes: ['current', 'orphaned', 'archived', 'all'],
} as const;

type Choice<List extends View> = (typeof CHOICES)[List][number];

/** The search, the choice and the page of one list. */
export type ListView<List extends View> = {
  q: string;
  choice: Choice<List>;
  /** From 1. */
  page: number;
};

function oneOf<Value extends string>(values: readonly Value[], text: string | null) {
  return values.find((value) => value === text);
}

/** Changes the parameters of the address; empty values are left out. */
type Look = (changes: { view?: View; q?: string; choice?: string; page?: number }) => void;

/** The list that is shown, which the address stores. Another list starts without a search and on its first page. */
export function useSchoolsView(): { view: View; look: Look } {
  const [search, setSearch] = useSearchParams();
  const look: Look = (changes) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('page');
        if (changes.view) for (const name of ['q', 'choice']) next.delete(name);
        for (const [name, value] of Object.entries(changes)) {
          if (value && value !== 1) next.set(name, String(value));
          else next.delete(name);
        }
        return next;
      },
      // Typing does not add an entry to the history.
      { replace: 'q' in changes },
    );
  return { view: oneOf(VIEWS, search.get('view')) ?? 'requests', look };
}

/** The search, choice and page of a list, from the address. */
export function useListView<List extends View>(list: List): ListView<List> {
  const [search] = useSearchParams();
  const choices: readonly Choice<List>[] = CHOICES[list];
  return {
    q: search.get('q') ?? '',
    choice: oneOf(choices, search.get('choice')) ?? (choices[0] as Choice<List>),
    page: Math.max(1, Math.floor(Number(search.get('page')) || 1)),
  };
}

/** The rows of a page, as lists ask for them. */
export const pageQuery = (page: number) => ({
  limit: PAGE_ROWS,
  offset: (page - 1) * PAGE_ROWS,
});
