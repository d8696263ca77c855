import { USER_SORTS, type UserListQuery } from '@codivia/contract/api/admin-users';
import { useSearchParams } from 'react-router';

/** Users of one page. */
export const PAGE_ROWS = 25;

export type UserSort = (typeof USER_SORTS)[number];

/** The filters, order and page of the list of accounts. The address stores them. */
export type UserView = {
  q: string;
  role: 'user' | 'admin' | null;
  plan: 'premium' | 'free' | null;
  verified: 'yes' | 'no' | null;
  sort: UserSort;
  direction: 'asc' | 'desc';
  /** From 1. */
  page: number;
};

function oneOf<Value extends string>(value: string | null, known: readonly Value[]): Value | null {
  return known.find((one) => one === value) ?? null;
}

function viewOf(search: URLSearchParams): UserView {
  const sort = oneOf(search.get('sort'), USER_SORTS) ?? 'created_at';
  return {
    q: search.get('q') ?? '',
    role: oneOf(search.get('role'), ['user', 'admin']),
    plan: oneOf(search.get('plan'), ['premium', 'free']),
    verified: oneOf(search.get('verified'), ['yes', 'no']),
    sort,
    direction: oneOf(search.get('direction'), ['asc', 'desc']) ?? naturalDirection(sort),
    page: Math.max(1, Math.floor(Number(search.get('page')) || 1)),
  };
}

/** The newest first, but names from A to Z. */
export function naturalDirection(sort: UserSort): 'asc' | 'desc' {
  return sort === 'created_at' ? 'desc' : 'asc';
}

export function isNarrowed({ q, role, plan, verified }: UserView): boolean {
  return Boolean(q || role || plan || verified);
}

type CountQuery = Pick<UserListQuery, 'q' | 'role' | 'is_premium' | 'is_verified'>;

export function countQueryOf({ q, role, plan, verified }: UserView): CountQuery {
  return {
    ...(q ? { q } : {}),
    ...(role ? { role } : {}),
    ...(plan ? { is_premium: plan === 'premium' } : {}),
    ...(verified ? { is_verified: verified === 'yes' } : {}),
  };
}

export function listQueryOf(view: UserView): UserListQuery {
  return {
    ...countQueryOf(view),
    sort: view.sort,
    direction: view.direction,
    limit: PAGE_ROWS,
    offset: (view.page - 1) * PAGE_ROWS,
  };
}

/** Returns the view and a function that changes it; any change except of the page returns to the first page. */
export function useUserView(): { view: UserView; look: (changes: Partial<UserView>) => void } {
  const [search, setSearch] = useSearchParams();
  const look = (changes: Partial<UserView>) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value && !(name === 'page' && value === 1)) next.set(name, String(value));
          else next.delete(name);
        }
        return next;
      },
      // Typing does not add an entry to the history.
      { replace: 'q' in changes },
    );
  return { view: viewOf(search), look };
}
