import { useEffect, useState } from 'react';
import type { OfflineRoom, ToServiceWorker } from '../../service-worker/messages.ts';
import { ApiError, UNREACHABLE } from './api-error.ts';
import { isLineBusy, lineIsFree } from './busy-line.ts';
import { expectOurs } from './http.ts';

/** Maximum time for an answer of the server before it counts as out of reach, in milliseconds. */
const ANSWER_LIMIT = 10_000;

/**
 * Tells whether our server answers, with any status, and not another one in its place. Browsers report that they are
 * online without any network.
 */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const reply = await fetch('/api/health/live', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_LIMIT),
    });
    await expectOurs(reply);
    return true;
  } catch (error) {
    return error instanceof ApiError && error.code !== UNREACHABLE;
  }
}

/**
 * Tells whether our server can be reached, checked each time that something has failed to load; null until that is
 * known, so that no missing network is reported while there is one.
 */
export function useReachable(failed: boolean): boolean | null {
  const [reachable, setReachable] = useState<boolean | null>(null);
  useEffect(() => {
    if (!failed) return;
    let left = false;
    void isReachable().then((found) => left || setReachable(found));
    return () => {
      left = true;
      setReachable(null);
    };
  }, [failed]);
  return reachable;
}

/** Rejects where a browser refuses service workers, in a private window for instance. */
export async function startServiceWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
}

/**
 * Keeps this room for offline use, from the first visit on, once nobody waits for the line. Rejects where a browser
 * refuses it.
 */
export async function requestRoomCache(room: OfflineRoom): Promise<void> {
  if (isLineBusy()) await lineIsFree();
  await startServiceWorker();
  const { active } = await navigator.serviceWorker.ready;
  const message: ToServiceWorker = { type: 'keep', room };
  active?.postMessage(message);
}
