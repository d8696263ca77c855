import { calibration } from './machine-speed.ts';

/** Time between two checks of the page's state, in milliseconds. */
const TICK = 250;
/** A check later than this means that the page was blocked, throttled or suspended: that time does not count. */
const LONGEST_TICK = 2 * TICK;

/** Tells whether the browser runs this page at its full speed; workers and tests have no document. */
export function isInSight(): boolean {
  return globalThis.document === undefined || document.visibilityState === 'visible';
}

/**
 * Calls back when a time is over, on a slow machine later. Only time in which the page is visible and not suspended
 * counts: in a hidden tab the browser slows programs down, and a suspended laptop does nothing at all.
 *
 * @param milliseconds on a machine that is not slow
 * @returns ends the wait
 */
export function afterLimit(
  milliseconds: number,
  onOver: () => void,
  speed: Pick<typeof calibration, 'factor' | 'again' | 'forget'> = calibration,
): () => void {
  let factor = speed.factor;
  let spent = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const taken = now - last;
    last = now;
    const isAsleep = taken > LONGEST_TICK;
    if (isAsleep || !isInSight()) speed.forget();
    if (isInSight()) spent += Math.min(taken, LONGEST_TICK);
    if (spent < milliseconds * factor) return;
    // Slower than it was: other work may have begun meanwhile.
    factor = Math.max(factor, speed.again());
    if (spent < milliseconds * factor) return;
    clearInterval(timer);
    onOver();
  }, TICK);
  return () => clearInterval(timer);
}
