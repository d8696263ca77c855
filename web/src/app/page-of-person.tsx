import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isOutdated } from '../lib/person.ts';
import { loadAgain } from './shell/use-log-out.ts';

/**
 * Shows pages of one person only: once they are signed out, the next page is loaded from the server, so that nothing of
 * theirs is left in memory (docs/decisions/0315). The page they were on stays until it is left.
 */
export function PageOfPerson({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (!isOutdated()) shown.current = key;
    else if (shown.current !== key) loadAgain();
  });
  return isOutdated() && shown.current !== key ? null : children;
}
