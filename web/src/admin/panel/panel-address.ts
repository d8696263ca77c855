import { useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** The sections of the panel, in the order of its sidebar. */
export const SECTIONS = [
  'dashboard',
  'courses',
  'lessons',
  'help',
  'users',
  'mentoring',
  'projects',
  'challenges',
] as const;
export type Section = (typeof SECTIONS)[number];

function isSection(name: string | null): name is Section {
  return (SECTIONS as readonly (string | null)[]).includes(name);
}

/** Where one is in the panel. The address is all that remembers it, so "back" leads through it. */
export function usePanelAddress() {
  const [search, setSearch] = useSearchParams();
  const requested = search.get('section');
  const collapsed = search.get('sidebar') === 'collapsed';
  /** Sidebar aside, what a section keeps in the address is not for the next one. */
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
