interface Alarm {
  at: number;
  every: number | null;
  ring: () => void;
}

type Picture = (now: number) => void;

/** The clock, the timers and the pictures of a sketch: they continue only on demand. */
export class VirtualTime {
  // The clock does not start at 0, since p5 takes that for no time.
  #now = 1000;
  #last = 0;
  #alarms = new Map<number, Alarm>();
  #pictures = new Map<number, Picture>();

  /** Tells whether somebody waits for the next picture. */
  get drawsOn(): boolean {
    return this.#pictures.size > 0;
  }

  /** Takes the place of the browser's own in this window. */
  install(): void {
    const started = Date.now();
    const alarm = (work: unknown, delay: unknown, values: unknown[], repeats: boolean) => {
      const wait = Math.max(1, Number(delay) || 0);
      const ring = () => typeof work === 'function' && work(...values);
      this.#alarms.set(++this.#last, { at: this.#now + wait, every: repeats ? wait : null, ring });
      return this.#last;
    };
    const forget = (id: number) => void this.#alarms.delete(id);
    Object.assign(window, {
      setTimeout: (work: unknown, delay: unknown, ...values: unknown[]) =>
        alarm(work, delay, values, false),
      setInterval: (work: unknown, delay: unknown, ...values: unknown[]) =>
        alarm(work, delay, values, true),
      clearTimeout: forget,
      clearInterval: forget,
      requestAnimationFrame: (draw: Picture) => {
        this.#pictures.set(++this.#last, draw);
        return this.#last;
      },
      cancelAnimationFrame: (id: number) => void this.#pictures.delete(id),
    });
    Object.defineProperty(performance, 'now', { value: () => this.#now });
    Date.now = () => Math.round(started + this.#now);
  }

  /** Advances the time: alarms are called in their order, then one picture is drawn. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      const [id, { at, every, ring }] = next;
      this.#now = Math.max(this.#now, at);
      if (every === null) this.#alarms.delete(id);
      else this.#alarms.set(id, { at: at + every, every, ring });
      ring();
    }
    this.#now = end;
    const waiting = [...this.#pictures.values()];
    this.#pictures.clear();
    for (const draw of waiting) draw(end);
  }

  #next(end: number): [number, Alarm] | undefined {
    return [...this.#alarms]
      .filter(([, { at }]) => at <= end)
      .sort(([, a], [, b]) => a.at - b.at)[0];
  }
}
