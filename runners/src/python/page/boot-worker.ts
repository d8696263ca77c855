import type { WorkerLike } from '../../worker-client.ts';
import { openChannel } from '../channel.ts';
import type { Boot, SharedChannel } from '../protocol.ts';

/** The addresses at which a worker finds the runtime; see Boot. */
export type RuntimePlaces = Pick<Boot, 'base' | 'snapshot'>;

/** Makes a new worker start Python; returns the memory shared with it, if this page can share any. */
export function bootWorker(
  worker: Pick<WorkerLike, 'postMessage'>,
  places: RuntimePlaces,
  parts?: MessagePort,
): SharedChannel | null {
  // Some browsers report the page as isolated, and have no shared memory.
  const channel = typeof SharedArrayBuffer === 'function' ? openChannel() : null;
  const boot: Boot = { type: 'boot', channel, ...places };
  if (parts) worker.postMessage({ ...boot, parts }, [parts]);
  else worker.postMessage(boot);
  return channel;
}
