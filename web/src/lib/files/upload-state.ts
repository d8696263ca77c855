import { useSyncExternalStore } from 'react';
import { createSubscribers } from '../subscribers.ts';

/** How far the files of a work are on their way to the account. */
export type Upload =
  | { state: 'sending'; sent: number; total: number }
  /** The learner has stopped it. */
  | { state: 'cancelled' }
  | { state: 'failed' };

/** Thrown where a learner has stopped the sending of files: the code is saved all the same. */
export class UploadCancelled extends Error {}

const uploads = new Map<string, Upload>();
const stopped = new Set<string>();
const { subscribe, notify } = createSubscribers();

function show(place: string, upload: Upload | null): void {
  if (upload) uploads.set(place, upload);
  else uploads.delete(place);
  notify();
}

/** How far the files of a work are; null where nothing is on its way and nothing went wrong. */
export const uploadOf = (place: string): Upload | null => uploads.get(place) ?? null;

/** The same, and its changes. */
export const useUpload = (place: string): Upload | null =>
  useSyncExternalStore(subscribe, () => uploadOf(place));

/** Stops the sending of a work's files before the next one. */
export function cancelUpload(place: string): void {
  stopped.add(place);
}

/**
 * Sends parts one after the other, and tells how far that is. Sizes are bytes. Throws what `send` throws, and
 * UploadCancelled.
 */
export async function sendInSteps<Part extends { size: number }>(
  place: string,
  parts: readonly Part[],
  send: (part: Part) => Promise<void>,
): Promise<void> {
  stopped.delete(place);
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  let sent = 0;
  try {
    for (const part of parts) {
      if (stopped.has(place)) throw new UploadCancelled();
      show(place, { state: 'sending', sent, total });
      await send(part);
      sent += part.size;
    }
    show(place, null);
  } catch (error) {
    show(place, { state: error instanceof UploadCancelled ? 'cancelled' : 'failed' });
    throw error;
  }
}
