import { type RefObject, useEffect, useRef } from 'react';

function scrollTo(element: Element | null | undefined, block: ScrollLogicalPosition): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block, behavior: reducedMotion ? 'instant' : 'smooth' });
}

/** Scrolls an element into the visible part, without motion for those who want none. */
export const bringIntoView = (element: Element | null | undefined): void =>
  scrollTo(element, 'nearest');

/** Scrolls an element to the top of the visible part. */
export const bringToTop = (element: Element | null | undefined): void => scrollTo(element, 'start');

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
