import type { WorkerLike } from '../worker-client.ts';
import { bootWorker } from './boot-worker.ts';
import { fetchParts, sendParts } from './parts.ts';
import type { SharedChannel } from './protocol.ts';

/** A Python on its way, whose room is not there yet. */
export interface BegunPython {
  worker: WorkerLike;
  channel: SharedChannel | null;
  /** What it has said by now, its errors included. */
  heard: (MessageEvent | ErrorEvent)[];
}

declare global {
  /** Lies at the window, for the scripts of the document and of the app share nothing else. */
  var begunPython: BegunPython | undefined;
}

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
  const parts = fetchParts(base, snapshot);
  const worker = start();
  const heard: BegunPython['heard'] = [];
  worker.onmessage = (event) => heard.push(event);
  worker.onerror = (event) => heard.push(event);
  const { port1, port2 } = new MessageChannel();
  const channel = bootWorker(worker, { base, snapshot }, port2);
  sendParts(parts, port1);
  globalThis.begunPython = { worker, channel, heard };
}
