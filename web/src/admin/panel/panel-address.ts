import { useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** The sections of the panel, in the order of its sidebar. */
export const SECTIONS = [
  'dashboard',
  'courses',
  'lessons',
  'insight',
  'search',
  'help',
  'users',
  'mentoring',
  'projects',
  'challenges',
  'schools',
  'audit',
] as const;
export type Section = (typeof SECTIONS)[number];

function isSection(name: string | null): name is Section {
  return (SECTIONS as readonly (string | null)[]).includes(name);
}

/** Returns the current place in the panel. Only the address stores it, so "back" returns to the place before. */
export function usePanelAddress() {
  const [search, setSearch] = useSearchParams();
  const requested = search.get('section');
  const collapsed = search.get('sidebar') === 'collapsed';
  /** Except for the sidebar, the parameters of one section are not for the next one. */
  const addressOf = (section: Section) => {
    const query = new URLSearchParams({ section });
    if (collapsed) query.set('sidebar', 'collapsed');
    return `${paths.admin}?${query}`;
  };
  const toggleSidebar = () =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (collapsed) next.delete('sidebar');
      else next.set('sidebar', 'collapsed');
      return next;
    });
  return {
    section: isSection(requested) ? requested : ('dashboard' satisfies Section),
    collapsed,
    addressOf,
    toggleSidebar,
  };
}
