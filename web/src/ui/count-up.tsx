import { useEffect, useState } from 'react';

/** Duration of the counting of a figure, in milliseconds. */
const DURATION = 700;

/** The figure that is shown after a share of the time, from 0 to 1: fast at first, slow at the end. */
export function figureAt(share: number, from: number, to: number): number {
  const eased = 1 - (1 - Math.min(1, Math.max(0, share))) ** 3;
  return Math.round(from + (to - from) * eased);
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A figure that counts up to its value; at once where reduced motion is asked for. It is hidden from screen readers,
 * which would read each figure on the way: the component around it must say its value in words too.
 */
export function CountUp({ to, from = 0 }: { to: number; from?: number }) {
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? to : from));
  useEffect(() => {
    if (prefersReducedMotion()) return setShown(to);
    let frame = 0;
    // Frames have a clock of their own, which need not be that of `performance`.
    let begin: number | undefined;
    const step = (now: number) => {
      begin ??= now;
      const share = (now - begin) / DURATION;
      setShown(figureAt(share, from, to));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return (
    <span aria-hidden="true" className="tabular-nums">
      {shown}
    </span>
  );
}
