/** Something that takes a while to start and can be ended at once. */
export interface Startable {
  readonly ready: Promise<void>;
  /** Resolves when a spare may be started beside it; if left out, a spare may start as soon as it is ready. */
  readonly settled?: Promise<void>;
  terminate(): void;
}

/** An active object and a spare, so that ending the first costs no time. */
export class ActiveAndSpare<T extends Startable> {
  #make: () => T;
  #startsSpare: boolean;
  #active: T | null = null;
  #spare: T | null = null;

  /** `startsSpare`: the spare follows once the active one has settled; else prepareSpare() starts it. */
  constructor(make: () => T, startsSpare = true) {
    this.#make = make;
    this.#startsSpare = startsSpare;
  }

  /** The active one, started at the first call. */
  get active(): T {
    return this.#active ?? this.#promote();
  }

  /** Ends the active one; the spare takes its place. */
  replace(): T {
    this.#active?.terminate();
    return this.#promote();
  }

  /** Starts a spare unless there is one. */
  prepareSpare(): void {
    this.#spare ??= this.#make();
  }

  dispose(): void {
    this.#active?.terminate();
    this.#spare?.terminate();
    this.#active = this.#spare = null;
  }

  #promote(): T {
    const active = this.#spare ?? this.#make();
    this.#active = active;
    this.#spare = null;
    const makeSpare = () => {
      if (this.#active === active && this.#startsSpare) this.prepareSpare();
    };
    active.ready.then(
      // The spare starts later: two that start at once are both slow.
      () => active.settled?.then(makeSpare) ?? makeSpare(),
      () => {
        // A failed start is not kept: the next call tries again.
        if (this.#active === active) this.#active = null;
      },
    );
    return active;
  }
}
