import type { WorkerLike } from '../worker-client.ts';
import { openChannel } from './channel.ts';
import type { Boot, SharedChannel } from './protocol.ts';

/** Where a worker finds the runtime; see Boot. */
export type RuntimePlaces = Pick<Boot, 'base' | 'snapshot'>;

/** Tells a new worker to start Python; returns the memory shared with it, where this page may share any. */
export function bootWorker(
  worker: Pick<WorkerLike, 'postMessage'>,
  places: RuntimePlaces,
  parts?: MessagePort,
): SharedChannel | null {
  // Some browsers say that the page is isolated, and have no shared memory.
  const channel = typeof SharedArrayBuffer === 'function' ? openChannel() : null;
  const boot: Boot = { type: 'boot', channel, ...places };
  if (parts) worker.postMessage({ ...boot, parts }, [parts]);
  else worker.postMessage(boot);
  return channel;
}
