import { useLayoutEffect } from 'react';

/**
 * Closing the tab or leaving for another site: the browser asks in its own words. Apart from useBlockedNavigation, so that
 * lessons do without the code that holds links and the history.
 */
export function useBlockedTab(isBlocked: boolean): void {
  useLayoutEffect(() => {
    if (!isBlocked) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isBlocked]);
}
