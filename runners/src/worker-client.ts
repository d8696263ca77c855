/** The part of a Worker that a client needs; tests give a stand-in. */
export interface WorkerLike {
  postMessage(message: unknown, moved?: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

type Starting = { type: 'ready' } | { type: 'unavailable'; message: string };

/** The page's end of one worker that needs a while to start. */
export class WorkerClient<ToWorker, FromWorker extends { type: string }> {
  /** Fails when the worker cannot start. */
  readonly ready: Promise<void>;
  /** Called when the worker broke, by an error of ours or because memory was used up. */
  onBroken: (message: string) => void = () => {};
  #worker: WorkerLike;
  #listener: ((message: FromWorker) => void) | null = null;
  /** Messages from before a listener was set. */
  #undelivered: FromWorker[] = [];

  constructor(worker: WorkerLike) {
    this.#worker = worker;
    this.ready = new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: { data: FromWorker | Starting }) => {
        if (data.type === 'ready') resolve();
        else if (data.type === 'unavailable')
          reject(new Error((data as { message: string }).message));
        else this.#deliver(data as FromWorker);
      };
      worker.onerror = (event) => {
        reject(new Error(event.message));
        this.onBroken(event.message);
      };
    });
    // Callers that await it get the failure; for a spare that no caller awaits it must not be an unhandled rejection.
    this.ready.catch(() => {});
  }

  /** Receives messages of the worker, with those from before a listener was set. */
  set onMessage(listener: (message: FromWorker) => void) {
    this.#listener = listener;
    for (const message of this.#undelivered.splice(0)) listener(message);
  }

  #deliver(message: FromWorker): void {
    if (this.#listener) this.#listener(message);
    else this.#undelivered.push(message);
  }

  send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  /** Ends the worker at once; its messages are no longer read. */
  terminate(): void {
    this.#worker.onmessage = null;
    this.#worker.onerror = null;
    this.#worker.terminate();
  }
}
