/** The part of a Worker that a client needs; tests give a stand-in. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

type Starting = { type: 'ready' } | { type: 'unavailable'; message: string };

/** The page's end of one worker that needs a while to start. */
export class WorkerClient<ToWorker, FromWorker extends { type: string }> {
  /** Fails when the worker cannot start. */
  readonly ready: Promise<void>;
  /** What the worker says once it has started. */
  onMessage: (message: FromWorker) => void = () => {};
  /** The worker broke, by an error of ours or for want of memory. */
  onBroken: (message: string) => void = () => {};
  #worker: WorkerLike;

  constructor(worker: WorkerLike, boot: ToWorker) {
    this.#worker = worker;
    this.ready = new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: { data: FromWorker | Starting }) => {
        if (data.type === 'ready') resolve();
        else if (data.type === 'unavailable')
          reject(new Error((data as { message: string }).message));
        else this.onMessage(data as FromWorker);
      };
      worker.onerror = (event) => {
        reject(new Error(event.message));
        this.onBroken(event.message);
      };
    });
    // Whoever waits for it hears of the failure; a spare nobody waits for must not.
    this.ready.catch(() => {});
    worker.postMessage(boot);
  }

  send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  /** Ends the worker at once; nothing it said is heard any more. */
  terminate(): void {
    this.#worker.onmessage = null;
    this.#worker.onerror = null;
    this.#worker.terminate();
  }
}
