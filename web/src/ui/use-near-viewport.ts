import { type RefObject, useEffect, useEffectEvent } from 'react';

/** An element counts as near when it is at most this far outside the viewport. */
const MARGIN = '600px';

/** Calls back once, when the element is near the viewport. */
export function useNearViewport(element: RefObject<Element | null>, onNear: () => void): void {
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        notify();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
