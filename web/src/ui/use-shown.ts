import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings an element into view each time that its message changes: on small screens feedback is below the visible part.
 *
 * @param message the message; null for none
 */
export function useShown<Shown extends HTMLElement>(message: unknown): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useEffect(() => {
    if (message === null) return;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.current?.scrollIntoView({
      block: 'nearest',
      behavior: reducedMotion ? 'instant' : 'smooth',
    });
  }, [message]);
  return element;
}
