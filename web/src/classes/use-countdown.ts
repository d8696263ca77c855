import { useEffect, useState } from 'react';

/** The rest of a pause as it was when it came, by the clock of this browser since the page was opened. */
export interface PauseEnd {
  /** The moment of its end, in milliseconds of performance.now(). */
  at: number;
}

/** Returns the end of a pause of this many seconds that begins now; null without one. */
export const pauseEnd = (seconds: number): PauseEnd | null =>
  seconds > 0 ? { at: performance.now() + seconds * 1000 } : null;

const secondsUntil = (end: PauseEnd | null) =>
  end ? Math.max(0, Math.ceil((end.at - performance.now()) / 1000)) : 0;

/** Returns the seconds until the end of a pause, counted down; 0 without one. */
export function useCountdown(end: PauseEnd | null): number {
  const [, setTick] = useState(0);
  const left = secondsUntil(end);
  useEffect(() => {
    if (!end) return;
    const timer = setInterval(() => {
      setTick((tick) => tick + 1);
      if (secondsUntil(end) === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

/** Minutes and seconds: `4:07`. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
