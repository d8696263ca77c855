import { useEffect, useState } from 'react';

/** The time without any sign of the learner, in milliseconds, after which further time does not count. */
const IDLE_MS = 2 * 60_000;
const MINUTE = 60_000;

/** The events that show that the learner is there. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'scroll', 'timeupdate'] as const;

export interface ActiveTime {
  /** Records that the learner has done something at this moment. */
  note: (now: number) => void;
  /** Records that the page is hidden from this moment on. */
  pause: (now: number) => void;
  /** Whole minutes so far; null for less than one. */
  minutes: (now: number) => number | null;
}

/** Adds up the time between signs of the learner, from `begin` on. All times are in milliseconds. */
export function createActiveTime(begin: number): ActiveTime {
  let total = 0;
  let last: number | null = begin;
  const until = (now: number) => (last === null ? 0 : Math.min(Math.max(0, now - last), IDLE_MS));
  return {
    note(now) {
      total += until(now);
      last = now;
    },
    pause(now) {
      total += until(now);
      last = null;
    },
    minutes(now) {
      const whole = Math.floor((total + until(now)) / MINUTE);
      return whole > 0 ? whole : null;
    },
  };
}

/** The minutes a learner has been active in this visit of a lesson; null for less than one. */
export function useActiveMinutes(): () => number | null {
  const [time] = useState(() => createActiveTime(performance.now()));
  useEffect(() => {
    const sign = () => {
      if (!document.hidden) time.note(performance.now());
    };
    const seen = () => {
      if (document.hidden) time.pause(performance.now());
      else time.note(performance.now());
    };
    const options = { capture: true, passive: true };
    for (const name of SIGNS) document.addEventListener(name, sign, options);
    document.addEventListener('visibilitychange', seen);
    return () => {
      for (const name of SIGNS) document.removeEventListener(name, sign, options);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [time]);
  return () => time.minutes(performance.now());
}
