import { useSyncExternalStore } from 'react';
import { createSubscribers } from '../subscribers.ts';

/** The progress with which the files of a work are sent to the account. */
export type Upload =
  | { state: 'sending'; sent: number; total: number }
  /** The learner has stopped it. */
  | { state: 'cancelled' }
  | { state: 'failed' };

/** Thrown where a learner has stopped the sending of files: the code is saved all the same. */
export class UploadCancelled extends Error {}

const uploads = new Map<string, Upload>();
const controllers = new Map<string, AbortController>();
const { subscribe, notify } = createSubscribers();

function show(place: string, upload: Upload | null): void {
  if (upload) uploads.set(place, upload);
  else uploads.delete(place);
  notify();
}

/** Returns the progress of the files of a work; null where nothing is on its way and nothing went wrong. */
export const uploadOf = (place: string): Upload | null => uploads.get(place) ?? null;

/** The same, kept up to date. */
export const useUpload = (place: string): Upload | null =>
  useSyncExternalStore(subscribe, () => uploadOf(place));

/** Stops the sending of a work's files, also in the middle of one. */
export function cancelUpload(place: string): void {
  controllers.get(place)?.abort();
}

/** The parameters for sending one part. */
interface Sending {
  /** Aborted when the learner stops the sending. */
  signal: AbortSignal;
  /** To be called with the number of bytes of the part that have been sent. */
  onSent: (bytes: number) => void;
}

/**
 * Sends parts one after the other, and reports the progress. Sizes are bytes. Throws what `send` throws, and
 * UploadCancelled.
 */
export async function sendInSteps<Part extends { size: number }>(
  place: string,
  parts: readonly Part[],
  send: (part: Part, sending: Sending) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  controllers.set(place, controller);
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  let sent = 0;
  try {
    for (const part of parts) {
      const onSent = (bytes: number) =>
        show(place, { state: 'sending', sent: sent + Math.min(bytes, part.size), total });
      onSent(0);
      await send(part, { signal, onSent });
      if (signal.aborted) throw new UploadCancelled();
      sent += part.size;
    }
    show(place, null);
  } catch (error) {
    show(place, { state: signal.aborted ? 'cancelled' : 'failed' });
    throw signal.aborted ? new UploadCancelled() : error;
  } finally {
    controllers.delete(place);
  }
}
