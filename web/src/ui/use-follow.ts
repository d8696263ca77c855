import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Maximum distance from its end, in pixels, at which a text counts as read to the end. */
const CLOSE = 24;

/**
 * Keeps the end of a scrolling text in view while it grows, unless the reader has scrolled back. Returns the handler
 * for the scroll events of the element.
 */
export function useFollow(element: RefObject<HTMLElement | null>, grown: unknown): () => void {
  const following = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows each growth
  useLayoutEffect(() => {
    if (element.current && following.current) {
      element.current.scrollTop = element.current.scrollHeight;
    }
  }, [element, grown]);
  return () => {
    if (!element.current) return;
    const { scrollTop, clientHeight, scrollHeight } = element.current;
    following.current = scrollTop + clientHeight >= scrollHeight - CLOSE;
  };
}
