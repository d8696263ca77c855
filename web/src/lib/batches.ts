/** Passes arriving items on in groups: the first at once, then at most one group every `interval` ms. */
export class Batches<T> {
  #handOver: (group: T[]) => void;
  #interval: number;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(handOver: (group: T[]) => void, interval: number) {
    this.#handOver = handOver;
    this.#interval = interval;
  }

  add(item: T): void {
    this.#waiting.push(item);
    if (this.#timer === null) this.flush();
  }

  /** Passes the waiting items on. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#waiting.length === 0) return;
    const group = this.#waiting;
    this.#waiting = [];
    this.#timer = setTimeout(() => this.flush(), this.#interval);
    this.#handOver(group);
  }
}
