import type { WorkerLike } from '../worker-client.ts';
import { bootWorker } from './boot-worker.ts';
import { fetchParts, sendParts } from './parts.ts';
import type { SharedChannel } from './protocol.ts';

/** A Python on its way, whose room is not there yet. */
export interface StartedPython {
  worker: WorkerLike;
  channel: SharedChannel | null;
  /** What it has said by now, its errors included. */
  received: (MessageEvent | ErrorEvent)[];
  /** Until then the page had better leave the processor to it; comes in any case, and soon. */
  headStart: Promise<unknown>;
}

declare global {
  /** Lies at the window, for the scripts of the document and of the app share nothing else. */
  var startedPython: StartedPython | undefined;
}

/** What comes from a cache is there by then; for a network the page does not wait. In milliseconds. */
const HEAD_START_MS = 300;

/**
 * Begins Python, and keeps what it says for the room that takes it over. What is large sets out from here,
 * and first: a worker takes a while to wake up.
 *
 * @param start starts the worker
 */
export function beginPython(
  start: () => WorkerLike,
  { base, snapshot }: { base: string; snapshot: string },
): void {
  const worker = start();
  const parts = fetchParts(base, snapshot);
  const received: StartedPython['received'] = [];
  worker.onmessage = (event) => received.push(event);
  worker.onerror = (event) => received.push(event);
  const { port1, port2 } = new MessageChannel();
  const channel = bootWorker(worker, { base, snapshot }, port2);
  const headStart = Promise.race([
    sendParts(parts, port1),
    new Promise((resolve) => setTimeout(resolve, HEAD_START_MS)),
  ]);
  globalThis.startedPython = { worker, channel, received, headStart };
}
