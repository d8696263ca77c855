import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readSession, watchSession } from '../lib/session.ts';
import { readStored, storedKeys } from '../lib/storage.ts';

/** Tells whether this browser may have something that could not be sent. */
function isPending(): boolean {
  return Boolean(
    readStored('exercise_results') ||
      readStored('activity_minutes') ||
      readStored('lesson_positions')?.includes('"sent":false') ||
      readStored('pending_completions')?.includes('[') ||
      storedKeys('code-at:').length > 0 ||
      storedKeys('step-note:').length > 0,
  );
}

/**
 * Reports to the account what was done in this browser and could not be sent: at a visit, when somebody signs in,
 * when the network is back. What tells it is one chunk, and comes only when there may be something to tell: each
 * import of its own would weigh on every page.
 */
export function useExerciseReports(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const tell = () => {
      if (!readSession().signedIn || !isPending()) return;
      import('./report-pending.ts').then(
        ({ reportPending }) => reportPending(queryClient),
        // Without a network it does not come; it is asked for again when the network is back.
        () => undefined,
      );
    };
    const end = watchSession(tell);
    window.addEventListener('online', tell);
    tell();
    return () => {
      end();
      window.removeEventListener('online', tell);
    };
  }, [queryClient]);
}
