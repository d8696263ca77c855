/** One selection is stored in so much time, in milliseconds: four a second. */
const SELECTION_PAUSE = 250;

interface Waiting {
  store: () => Promise<number>;
  stored: Promise<number>;
  settle: (seq: number | Promise<number>) => void;
}

/**
 * Selections come with every movement of a pointer. Of those that one window sends in a short time the last one is
 * stored, and all of them are answered with its seq.
 */
export class Selections {
  /** What waits in a lane whose pause is not over. */
  readonly #lanes = new Map<string, Waiting | null>();

  /** Stores at once, or once the pause is over unless a later one does. Returns the seq of what was stored. */
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

  /** An edit of the same window says better where its cursor is than what waits. */
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
