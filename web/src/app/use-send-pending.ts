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
      readStored('challenge_tries')?.includes('"sent":false') ||
      storedKeys('code-at:').length > 0 ||
      storedKeys('step-note:').length > 0,
  );
}

/**
 * Sends the account the work that could not be sent before: at a visit, when somebody signs in, when the network is
 * back. The code that sends it is one chunk, fetched only when there may be something to send: an import for each part
 * would weigh on every page.
 */
export function useSendPending(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const send = () => {
      if (!readSession().signedIn || !isPending()) return;
      import('./send-pending.ts').then(
        ({ sendPending }) => sendPending(queryClient),
        // Without a network the code cannot be fetched; it is requested again when the network is back.
        () => undefined,
      );
    };
    const end = watchSession(send);
    window.addEventListener('online', send);
    send();
    return () => {
      end();
      window.removeEventListener('online', send);
    };
  }, [queryClient]);
}
