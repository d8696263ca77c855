import { useSearchParams } from 'react-router';

export type DashboardTab = 'learning' | 'settings';

const PARAMETER = 'tab';

/** The tab that is open, in the address: `?tab=settings`, or none for the first. Each change can be gone back from. */
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
