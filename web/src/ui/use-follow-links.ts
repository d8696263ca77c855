import type { MouseEvent } from 'react';
import { createPath, matchPath, useLocation, useNavigate } from 'react-router';
import { ROUTES } from '../lib/paths.ts';

/** Tells whether an address belongs to a page of the app: articles and files do not. */
function isPage(pathname: string): boolean {
  return Object.values(ROUTES).some((route) => matchPath(route, pathname));
}

/** Returns the link that a press opens within this tab, if there is one. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || changed) return null;
  const link = (event.target as Element).closest('a');
  return link && !link.target && !link.hasAttribute('download') ? link : null;
}

/** Returns a handler that follows links within the app that are no `Link`s of the router, as those do. */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const location = useLocation();
  return (event) => {
    const link = pressedLink(event);
    if (link?.origin !== window.location.origin || !isPage(link.pathname)) return;
    event.preventDefault();
    const to = createPath(link);
    void navigate(to, { replace: to === createPath(location) });
  };
}
