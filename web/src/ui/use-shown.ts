import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings an element into view each time that its message changes: on small screens feedback is below the visible part.
 *
 * @param said the message; null for none
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
