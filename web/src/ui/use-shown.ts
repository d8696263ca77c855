import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings an element into view each time that something new is said in it: on small screens feedback comes
 * below what one sees.
 *
 * @param said what is said; null for nothing
 */
export function useShown<Shown extends HTMLElement>(said: unknown): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useEffect(() => {
    if (said === null) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' });
  }, [said]);
  return element;
}
