/** Lets jobs work one after the other; of those that wait, only the latest gets its turn. */
export class Turns {
  #latest = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** Does the work when its turn comes; null when it was passed over. */
  take<T>(work: () => Promise<T>): Promise<T | null> {
    const mine = ++this.#latest;
    const turn = this.#last.then(() => (mine === this.#latest ? work() : null));
    this.#last = turn;
    return turn;
  }

  /** Passes over what still waits. */
  passOver(): void {
    this.#latest++;
  }
}
