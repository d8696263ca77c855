import type { HelpListQuery } from '@codivia/contract/api/admin-help';
import { HELP_CATEGORIES, HELP_STATES } from '@codivia/contract/api/help';
import { LANGUAGES } from '@codivia/contract/api/language';
import { useSearchParams } from 'react-router';

/** Questions of one page. */
export const PAGE_ROWS = 25;

/** The values of each filter; the first order is that of the queue. */
export const CHOICES = {
  state: HELP_STATES,
  category: HELP_CATEGORIES,
  language: LANGUAGES,
  priority: ['premium', 'free'],
  assigned: ['me', 'nobody'],
  order: ['queue', 'newest', 'oldest'],
} as const;

type Chosen = { [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] | 'all' };

/** The filters, order and page of the list of questions. The address stores them. */
export type HelpView = Chosen & {
  q: string;
  /** From 1. */
  page: number;
};

function chosenIn<Name extends keyof Chosen>(search: URLSearchParams, name: Name): Chosen[Name] {
  const known: readonly string[] = [...CHOICES[name], 'all'];
  const value = search.get(name);
  const usual = name === 'state' ? 'open' : name === 'order' ? 'queue' : 'all';
  return (known.includes(value ?? '') ? value : usual) as Chosen[Name];
}

function viewOf(search: URLSearchParams): HelpView {
  return {
    state: chosenIn(search, 'state'),
    category: chosenIn(search, 'category'),
    language: chosenIn(search, 'language'),
    priority: chosenIn(search, 'priority'),
    assigned: chosenIn(search, 'assigned'),
    order: chosenIn(search, 'order'),
    q: search.get('q') ?? '',
    page: Math.max(1, Math.floor(Number(search.get('page')) || 1)),
  };
}

/** Returns the query of the count call for a view. */
export function countQueryOf(view: HelpView): Omit<HelpListQuery, 'sort' | 'direction'> {
  const { q, state, category, language, priority, assigned } = view;
  return {
    ...(q ? { q } : {}),
    ...(state === 'all' ? {} : { state }),
    ...(category === 'all' ? {} : { category }),
    ...(language === 'all' ? {} : { language }),
    ...(priority === 'all' ? {} : { premium: priority === 'premium' }),
    ...(assigned === 'all' ? {} : { assigned }),
  };
}

/** Returns the query of the list call for a view. */
export function listQueryOf(view: HelpView): HelpListQuery {
  const { order, page } = view;
  return {
    ...countQueryOf(view),
    sort: order === 'newest' || order === 'oldest' ? 'created_at' : 'queue',
    direction: order === 'newest' ? 'desc' : 'asc',
    limit: PAGE_ROWS,
    offset: (page - 1) * PAGE_ROWS,
  };
}

/** Returns the view and a function that changes it; any change except of the page returns to the first page. */
export function useHelpView() {
  const [search, setSearch] = useSearchParams();
  function look(changes: Partial<HelpView>): void {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('page');
        for (const [name, value] of Object.entries(changes)) next.set(name, String(value));
        if (!next.get('q')) next.delete('q');
        return next;
      },
      { replace: 'q' in changes },
    );
  }
  /** The address of the list, and that of one question in it. */
  function addressOf(thread: string | null): string {
    const next = new URLSearchParams(search);
    if (thread) next.set('thread', thread);
    else next.delete('thread');
    return `?${next}`;
  }
  return { view: viewOf(search), thread: search.get('thread'), look, addressOf };
}
