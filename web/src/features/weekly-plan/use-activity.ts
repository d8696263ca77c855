import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../lib/session.ts';
import { knownMinutes, minuteOf, sendMinutes } from '../../sync/activity.ts';

/** The time after an input in which somebody counts as active, in milliseconds. */
const ACTIVE_MS = 60_000;
/** The interval between checks of activity, in milliseconds. */
const CHECK_INTERVAL_MS = 15_000;
/** Number of minutes that are reported together. */
const REPORTED_TOGETHER = 3;

const INPUTS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove'] as const;

/**
 * Measures the minutes in which the member is active on this page: it is visible, and within the last minute
 * something was typed, pressed or moved, or a program was running.
 */
export function useActivity({ running = false }: { running?: boolean } = {}): void {
  const { user } = useSession();
  const person = user?.id;
  const isRunning = useEffectEvent(() => running);
  useEffect(() => {
    if (!person) return;
    let lastInput = Date.now();
    const onInput = () => {
      lastInput = Date.now();
    };
    const look = () => {
      const now = Date.now();
      // This page cannot see what is done in a preview, only that the preview has the focus.
      const inPreview = document.activeElement instanceof HTMLIFrameElement;
      const active = now - lastInput < ACTIVE_MS || isRunning() || inPreview;
      if (document.visibilityState !== 'visible' || !active) return;
      knownMinutes.add(person, minuteOf(now));
      if (knownMinutes.keys(person).length >= REPORTED_TOGETHER) void sendMinutes();
    };
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void sendMinutes();
    };
    const timer = setInterval(look, CHECK_INTERVAL_MS);
    for (const input of INPUTS) document.addEventListener(input, onInput, { passive: true });
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearInterval(timer);
      for (const input of INPUTS) document.removeEventListener(input, onInput);
      document.removeEventListener('visibilitychange', onHidden);
      void sendMinutes();
    };
  }, [person]);
}
