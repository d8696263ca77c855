import { type RefObject, useEffect, useEffectEvent } from 'react';

/** An element counts as near when it is at most this far outside of what is seen. */
const NEAR = '600px';

/** Calls back once, when the element comes near what is seen. */
export function useNear(element: RefObject<Element | null>, onNear: () => void): void {
  const come = useEffectEvent(onNear);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        come();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
