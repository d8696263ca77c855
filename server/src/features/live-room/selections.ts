/** Minimum time between two stored selections, in milliseconds: four a second. */
const SELECTION_PAUSE = 250;

interface Waiting {
  store: () => Promise<number>;
  stored: Promise<number>;
  settle: (seq: number | Promise<number>) => void;
}

/**
 * Stores selections, which come with every movement of a pointer. Of those that one window sends in a short time the
 * last one is stored, and all of them are answered with its seq.
 */
export class Selections {
  /** The selection that waits in each lane whose pause is not over. */
  readonly #lanes = new Map<string, Waiting | null>();

  /**
   * Stores a selection at once, or once the pause is over unless a later one replaces it. Returns the seq of the stored
   * one.
   */
  publish(lane: string, store: () => Promise<number>): Promise<number> {
    const waiting = this.#lanes.get(lane);
    if (waiting) {
      waiting.store = store;
      return waiting.stored;
    }
    if (waiting === undefined) {
      this.#pause(lane);
      return store();
    }
    const { promise: stored, resolve: settle } = Promise.withResolvers<number>();
    this.#lanes.set(lane, { store, stored, settle });
    return stored;
  }

  /** Drops the waiting selection: an edit of the same window states the place of its cursor better. */
  supersede(lane: string, seq: number): void {
    const waiting = this.#lanes.get(lane);
    if (!waiting) return;
    waiting.settle(seq);
    this.#lanes.set(lane, null);
  }

  #pause(lane: string): void {
    this.#lanes.set(lane, null);
    setTimeout(() => {
      const waiting = this.#lanes.get(lane);
      this.#lanes.delete(lane);
      if (!waiting) return;
      this.#pause(lane);
      waiting.settle(waiting.store());
    }, SELECTION_PAUSE);
  }
}
