import { useEffect, useLayoutEffect } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { namedPart } from '../../lib/named-part.ts';

const PLACES = 'scroll-places';

function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(PLACES) ?? '{}');
  } catch {
    return {};
  }
}

/** The position to which each entry of the history was scrolled, in pixels. */
const places = readPlaces();

/**
 * Gives the entry in which the app is opened a key of its own, before the router reads it. The router names all such
 * entries `default`: a fresh visit would begin where another one had been scrolled to.
 */
export function nameEntry(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Opening the address of the present page again keeps the same entry, with its key.
  if (history.state?.key && visit?.type !== 'navigate') return;
  const key = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  history.replaceState({ ...history.state, key }, '');
}

/** The name of an entry: its key, which a link to a part shares with others, and its address. */
function entryOf({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return `${key} ${pathname}${search}`;
}

function keepPlaces(): void {
  try {
    sessionStorage.setItem(PLACES, JSON.stringify(places));
  } catch {
    // Then reloading starts at the top.
  }
}

/** A new page starts at its top or at the part that is asked for; "back" returns where one was. */
function scrollToPlace(location: Location, returning: boolean): void {
  const { hash } = location;
  const part = namedPart(hash);
  const place = returning ? places[entryOf(location)] : undefined;
  if (place === undefined && part) part.scrollIntoView();
  else window.scrollTo({ top: place ?? 0, behavior: 'instant' });
}

/** Remembers the scroll position of each page, since pages change without the browser's help. */
export function useScrollMemory(): void {
  const location = useLocation();
  const returning = useNavigationType() === 'POP';
  const { key, pathname, search, hash } = location;

  // Only another page or part moves: a filter that changes the query leaves the reader in place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useLayoutEffect(() => scrollToPlace(location, returning), [pathname, hash]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const entry = entryOf({ key, pathname, search });
    const note = () => {
      places[entry] = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keepPlaces);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keepPlaces);
    };
  }, [key, pathname, search]);
}
