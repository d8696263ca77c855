/**
 * A task that is requested often and runs once for all requests: never twice at a time, always once after the last
 * request, and again when it fails.
 */
export class CoalescedTask {
  readonly #work: () => Promise<void>;
  readonly #pause: number;
  readonly #retryPause: number;
  readonly #failed: (error: unknown) => void;
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #again = false;
  #stopped = false;
  #last = Number.NEGATIVE_INFINITY;

  /**
   * `pause` is the minimum time from one start to the next, `retryPause` the pause after a failure, in milliseconds.
   */
  constructor(
    work: () => Promise<void>,
    pause: number,
    retryPause: number,
    failed: (error: unknown) => void,
  ) {
    this.#work = work;
    this.#pause = pause;
    this.#retryPause = retryPause;
    this.#failed = failed;
  }

  /** Runs the task as soon as its pause is over. */
  schedule(): void {
    if (this.#stopped || this.#timer) return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#after(this.#last + this.#pause - performance.now());
  }

  /** Runs the task now; resolves when a run that began after the call has ended, even if it failed. */
  async runNow(): Promise<void> {
    while (this.#running) await this.#running;
    this.#running = this.#run();
    await this.#running;
  }

  /** Prevents further runs; resolves once no run is in progress. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #after(milliseconds: number): void {
    if (milliseconds <= 0) {
      this.#running = this.#run();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.#run();
    }, milliseconds).unref();
  }

  async #run(): Promise<void> {
    this.#last = performance.now();
    this.#again = false;
    let pause: number | undefined;
    try {
      await this.#work();
    } catch (error) {
      this.#failed(error);
      pause = this.#retryPause;
    }
    this.#running = undefined;
    if (this.#stopped || !(this.#again || pause !== undefined)) return;
    this.#after(Math.max(pause ?? 0, this.#last + this.#pause - performance.now()));
  }
}
