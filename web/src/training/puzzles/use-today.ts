import { localDayIn, readersTimeZone } from '@codivia/contract/text/local-days';
import { useSyncExternalStore } from 'react';

/** Time between two looks at the calendar while the page is open, in milliseconds. */
const LOOK_MS = 30_000;

/** Today's day (`2026-11-23`) where the reader is now: they may have travelled. */
const today = (): string => localDayIn(readersTimeZone())(new Date());

function watchCalendar(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** The reader's day. It changes at midnight while the page is open. */
export const useToday = (): string => useSyncExternalStore(watchCalendar, today, today);
