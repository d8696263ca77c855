import { WorkerClient, type WorkerLike } from '../worker-client.ts';
import { bootWorker, type RuntimePlaces } from './boot-worker.ts';
import { ChannelSender } from './channel.ts';
import type { FromWorker, SharedChannel, ToWorker } from './protocol.ts';

/** A worker with Python in it, and the memory shared with it where the page may share any. */
export class PythonWorkerClient extends WorkerClient<ToWorker, FromWorker> {
  #channel: ChannelSender | null;

  /** `channel` is what bootWorker() answered for this worker. */
  constructor(worker: WorkerLike, channel: SharedChannel | null) {
    super(worker);
    this.#channel = channel && new ChannelSender(channel);
  }

  override send(message: ToWorker): void {
    this.#channel?.clear();
    super.send(message);
  }

  /** False when nobody waits for it any more. */
  answer(line: string): boolean {
    return this.#channel?.answer(line) ?? false;
  }

  /** Asks the program to end; false when this page has no means to ask. */
  interrupt(): boolean {
    this.#channel?.interrupt();
    return this.#channel !== null;
  }
}

/** Starts a real worker. */
export function startPythonWorker(places: RuntimePlaces): PythonWorkerClient {
  const worker = new Worker(new URL('./python.worker.ts', import.meta.url), {
    type: 'module',
    name: places.base,
  });
  return new PythonWorkerClient(worker, bootWorker(worker, places));
}
