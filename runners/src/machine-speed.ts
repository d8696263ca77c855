/** Duration of the work below on a laptop of 2020 that is not busy, in milliseconds. */
const REFERENCE = 2;
const TURNS = 1_000_000;
/** Limits grow no further than this, so that endless loops end on every machine. */
export const MAX_SLOWNESS = 6;

function work(): number {
  let mixed = 1;
  for (let i = 0; i < TURNS; i++) mixed = (Math.imul(mixed, 1_664_525) + i) | 0;
  return mixed;
}

/**
 * Returns how many times slower than a usual laptop this machine is at this moment, from 1 to 6: its age counts, and
 * its other work. Takes some milliseconds. Time limits are multiplied by it, since a slow program is not necessarily
 * endless.
 *
 * @param now a clock in milliseconds
 */
export function slowness(now: () => number): number {
  let shortest = Number.POSITIVE_INFINITY;
  // The first rounds count little: the browser has not made the work fast yet.
  for (let round = 0; round < 3; round++) {
    const started = now();
    work();
    shortest = Math.min(shortest, now() - started);
  }
  return Math.min(MAX_SLOWNESS, Math.max(1, shortest / REFERENCE));
}

/** The slowness of this machine: measured at the first request and kept; measured again when a limit is reached. */
export class Calibration {
  #measure: () => number;
  #kept: number | null = null;

  constructor(measure: () => number) {
    this.#measure = measure;
  }

  /** From 1 to 6, as it was measured last. */
  get factor(): number {
    this.#kept ??= this.#measure();
    return this.#kept;
  }

  /** From 1 to 6, as it is at this moment. */
  again(): number {
    this.#kept = this.#measure();
    return this.#kept;
  }

  /** Sets the slowness of the machine from now on, regardless of its other work. */
  fix(factor: number): void {
    this.#measure = () => factor;
    this.#kept = factor;
  }

  /**
   * Discards the measurement, which may no longer be true: the tab was in the background, or the machine was suspended.
   */
  forget(): void {
    this.#kept = null;
  }
}

/** The calibration of this page or worker. */
export const calibration = new Calibration(() => slowness(() => performance.now()));
