import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls an element into the visible part, without motion for those who want none. */
export function bringIntoView(element: Element | null | undefined): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({
    block: 'nearest',
    behavior: reducedMotion ? 'instant' : 'smooth',
  });
}

/**
 * Brings an element into view each time that its message changes: on small screens feedback is below the visible part.
 *
 * @param message the message; null for none
 */
export function useShown<Shown extends HTMLElement>(message: unknown): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useEffect(() => {
    if (message !== null) bringIntoView(element.current);
  }, [message]);
  return element;
}
