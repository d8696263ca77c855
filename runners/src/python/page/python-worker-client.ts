import { WorkerClient, type WorkerLike } from '../../worker-client.ts';
import { ChannelSender } from '../channel.ts';
import type { FromWorker, SharedChannel, ToWorker } from '../protocol.ts';
import { bootWorker, type RuntimePlaces } from './boot-worker.ts';
import { QuestionAnswerer } from './question-answerer.ts';

/**
 * A worker with Python in it, and the memory shared with it where the page may share any; else the object that answers
 * its questions.
 */
export class PythonWorkerClient extends WorkerClient<ToWorker, FromWorker> {
  #channel: ChannelSender | null;
  #answerer: QuestionAnswerer | null;

  /** `channel` is the result of bootWorker() for this worker. */
  constructor(worker: WorkerLike, channel: SharedChannel | null) {
    super(worker);
    this.#channel = channel && new ChannelSender(channel);
    this.#answerer = channel ? null : new QuestionAnswerer();
  }

  override send(message: ToWorker): void {
    this.#channel?.clear();
    super.send(message);
  }

  /** False when nobody waits for it any more. */
  answer(line: string): boolean {
    return (this.#channel ?? this.#answerer)?.answer(line) ?? false;
  }

  /** The program asks through the service worker, under this name. */
  expect(question: string): void {
    this.#answerer?.expect(question);
  }

  /** Requests the program to end; returns false when this page has no means to do so. */
  interrupt(): boolean {
    this.#channel?.interrupt();
    return this.#answerer ? this.#answerer.interrupt() : true;
  }

  /**
   * Sets whether programs report their variables; one that waits does so at once. Without shared memory it has no
   * effect.
   */
  showVariables(shown: boolean): void {
    this.#channel?.showVariables(shown);
  }

  override terminate(): void {
    this.#answerer?.close();
    super.terminate();
  }
}

/** Starts a real worker. */
export function startPythonWorker(places: RuntimePlaces): PythonWorkerClient {
  const worker = new Worker(new URL('../worker/python.worker.ts', import.meta.url), {
    type: 'module',
    name: places.base,
  });
  return new PythonWorkerClient(worker, bootWorker(worker, places));
}
