import { type RefObject, useEffect, useRef } from 'react';

/** Sets the height of a bar of the lesson for the styles: texts take one line or two, and nothing may be behind it. */
export function useMeasuredBar(
  property: '--lesson-bar' | '--step-bar',
): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(property, `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [property]);
  return bar;
}
