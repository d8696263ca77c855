import { type RefObject, useEffect, useRef } from 'react';

/** Sets the height of the lesson's header for the styles: titles take one line or two, and parts stick below it. */
export function useMeasuredBar(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--lesson-bar', `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--lesson-bar');
    };
  }, []);
  return bar;
}
