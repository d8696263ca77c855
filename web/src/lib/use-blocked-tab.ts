import { useLayoutEffect } from 'react';

/**
 * Lets the browser ask, in its own words, before the tab is closed or another site opened. It is separate from
 * useBlockedNavigation, so that lessons do without the code that holds links and the history.
 */
export function useBlockedTab(isBlocked: boolean): void {
  useLayoutEffect(() => {
    if (!isBlocked) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isBlocked]);
}
