type Picture = (now: number) => void;

/** A picture every sixtieth of a second, in milliseconds. */
const TURN = 1000 / 60;

/** The browser's own functions; a sketch gets the ones below. */
const native = {
  now: performance.now.bind(performance),
  nextPicture: requestAnimationFrame.bind(window),
  later: setTimeout.bind(window),
  every: setInterval.bind(window),
};

/**
 * The clock, the timers and the pictures of a sketch, which can be held, slowed down, and advanced by one picture.
 * Until any of this is requested, they are the browser's own in all but name.
 */
export class GameClock {
  /** Returns how long a picture of the sketch lasts, in milliseconds. */
  turn: () => number = () => TURN;
  #pictures = new Map<number, Picture>();
  #last = 0;
  #isRequested = false;
  #vsyncs = 0;
  /** The sketch's time at `#since` of the browser's. */
  #time = native.now();
  #since = native.now();
  #slowness = 1;
  #holds = new Set<string>();
  #heldWork: (() => void)[] = [];

  get #isHeld(): boolean {
    return this.#holds.size > 0;
  }

  get now(): number {
    if (this.#isHeld) return this.#time;
    return this.#time + (native.now() - this.#since) / this.#slowness;
  }

  /** Takes the place of the browser's own in this window. */
  install(): void {
    const wrapped = (work: unknown, values: unknown[]) => () => {
      if (typeof work !== 'function') return;
      if (this.#isHeld) this.#heldWork.push(() => work(...values));
      else work(...values);
    };
    Object.assign(window, {
      requestAnimationFrame: (draw: Picture) => {
        this.#pictures.set(++this.#last, draw);
        this.#ask();
        return this.#last;
      },
      cancelAnimationFrame: (id: number) => void this.#pictures.delete(id),
      setTimeout: (work: unknown, delay = 0, ...values: unknown[]) =>
        native.later(wrapped(work, values), delay * this.#slowness),
      setInterval: (work: unknown, delay = 0, ...values: unknown[]) =>
        native.every(wrapped(work, values), delay * this.#slowness),
    });
    Object.defineProperty(performance, 'now', { value: () => this.now });
  }

  /** Holds everything until the same reason is taken back. */
  hold(reason: string, on: boolean): void {
    this.#settle();
    if (on) this.#holds.add(reason);
    else this.#holds.delete(reason);
    if (this.#isHeld) return;
    for (const work of this.#heldWork.splice(0)) native.later(work, 0);
    this.#ask();
  }

  /** @param slowness 1 as it is, 4 for a quarter of the speed */
  slowDown(slowness: number): void {
    this.#settle();
    this.#slowness = slowness;
  }

  /** Draws one picture while the game is held. */
  step(): void {
    if (!this.#isHeld) return;
    this.#time += this.turn();
    this.#draw();
  }

  #settle(): void {
    this.#time = this.now;
    this.#since = native.now();
  }

  #ask(): void {
    if (this.#isRequested || this.#isHeld) return;
    this.#isRequested = true;
    native.nextPicture(() => {
      this.#isRequested = false;
      if (this.#isHeld) return;
      if (++this.#vsyncs % this.#slowness === 0) this.#draw();
      if (this.#pictures.size > 0) this.#ask();
    });
  }

  #draw(): void {
    const waiting = [...this.#pictures.values()];
    this.#pictures.clear();
    for (const draw of waiting) {
      try {
        draw(this.now);
      } catch (error) {
        // The pictures of other functions are still drawn, as in the browser.
        reportError(error);
      }
    }
  }
}
