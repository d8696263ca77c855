import type { WorkerLike } from '../../worker-client.ts';
import { fetchParts, sendNotes, sendParts } from '../parts.ts';
import type { SharedChannel } from '../protocol.ts';
import { bootWorker } from './boot-worker.ts';

/** A Python that was started before its room has loaded. */
export interface StartedPython {
  worker: WorkerLike;
  channel: SharedChannel | null;
  /** Messages and errors received so far. */
  received: (MessageEvent | ErrorEvent)[];
  /** Resolves when the page should stop leaving the processor to Python; always resolves soon. */
  headStart: Promise<unknown>;
}

declare global {
  /** A global, since the scripts of the document and of the app share nothing else. */
  var startedPython: StartedPython | undefined;
}

/** Maximum time that the page waits, in milliseconds: enough for files from a cache, not for a network. */
const HEAD_START_MS = 300;

/**
 * Starts Python and buffers its messages for the room that takes it over. Large files are requested here and first,
 * since a worker takes a while to start.
 *
 * @param start starts the worker
 */
export function beginPython(
  start: () => WorkerLike,
  { base, snapshot }: { base: string; snapshot: string },
): void {
  const worker = start();
  const { port1, port2 } = new MessageChannel();
  const parts = fetchParts(base, snapshot, sendNotes(port1));
  const received: StartedPython['received'] = [];
  worker.onmessage = (event) => received.push(event);
  worker.onerror = (event) => received.push(event);
  const channel = bootWorker(worker, { base, snapshot }, port2);
  const headStart = Promise.race([
    sendParts(parts, port1),
    new Promise((resolve) => setTimeout(resolve, HEAD_START_MS)),
  ]);
  globalThis.startedPython = { worker, channel, received, headStart };
}
