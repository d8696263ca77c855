import { useSearchParams } from 'react-router';

export type DashboardTab = 'learning' | 'settings';

const PARAMETER = 'tab';

/**
 * Returns the open tab, which the address stores: `?tab=settings`, or none for the first. "Back" undoes each change.
 */
export function useDashboardTab(): [DashboardTab, (tab: DashboardTab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = search.get(PARAMETER) === 'settings' ? 'settings' : 'learning';
  const open = (chosen: DashboardTab) =>
    setSearch((query) => {
      if (chosen === 'learning') query.delete(PARAMETER);
      else query.set(PARAMETER, chosen);
      return query;
    });
  return [tab, open];
}
