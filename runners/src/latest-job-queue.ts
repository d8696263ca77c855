/** Runs jobs one after the other; of the waiting jobs, only the latest is run. */
export class LatestJobQueue {
  #latest = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** Does the work at its turn; null when it was dropped. */
  run<T>(work: () => Promise<T>): Promise<T | null> {
    const mine = ++this.#latest;
    const turn = this.#last.then(() => (mine === this.#latest ? work() : null));
    this.#last = turn;
    return turn;
  }

  /** Removes jobs that still wait. */
  dropPending(): void {
    this.#latest++;
  }
}
