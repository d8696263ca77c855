/** Something that takes a while to start and can be ended at once. */
export interface Startable {
  readonly ready: Promise<void>;
  /** When a spare may be started beside it; left out, as soon as it is ready. */
  readonly settled?: Promise<void>;
  terminate(): void;
}

/** One that works and one that waits, so that ending the first costs no time. */
export class WarmPair<T extends Startable> {
  #make: () => T;
  #keepsSpare: boolean;
  #live: T | null = null;
  #spare: T | null = null;

  constructor(make: () => T, keepsSpare = true) {
    this.#make = make;
    this.#keepsSpare = keepsSpare;
  }

  /** The one that works, started at the first call; its spare follows once it is ready. */
  get live(): T {
    return this.#live ?? this.#promote();
  }

  /** Ends the one that works; the spare takes its place. */
  replace(): T {
    this.#live?.terminate();
    return this.#promote();
  }

  dispose(): void {
    this.#live?.terminate();
    this.#spare?.terminate();
    this.#live = this.#spare = null;
  }

  #promote(): T {
    const live = this.#spare ?? this.#make();
    this.#live = live;
    this.#spare = null;
    const makeSpare = () => {
      if (this.#live === live && this.#keepsSpare) this.#spare ??= this.#make();
    };
    live.ready.then(
      // Not before: two that start at once are both slow.
      () => live.settled?.then(makeSpare) ?? makeSpare(),
      () => {
        // What could not start is not kept: the next call tries again.
        if (this.#live === live) this.#live = null;
      },
    );
    return live;
  }
}
