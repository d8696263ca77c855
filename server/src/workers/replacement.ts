/** Time of service, in milliseconds, after which a worker counts as healthy, even if it failed later. */
const WELL_AFTER = 10_000;
/** Pauses before the next one is started, in milliseconds; the last one stays. */
const PAUSES = [0, 500, 1000, 2000, 4000, 8000, 15_000, 30_000];
/**
 * Maximum number of workers that end one after the other before any was ready: after them no further one will be ready.
 */
export const FAILURES_MAX = 10;

/** Decides when workers that ended are replaced. Times are in milliseconds. */
export class Replacements {
  #early = 0;
  #neverReady = 0;

  /**
   * To be called when a worker has ended, with the time it became ready, if ever. Returns the pause before the next one
   * is started: none after a long life, growing ones when workers end at once.
   */
  ended(now: number, readyAt: number | undefined): number {
    this.#neverReady = readyAt === undefined ? this.#neverReady + 1 : 0;
    this.#early = readyAt !== undefined && now - readyAt >= WELL_AFTER ? 0 : this.#early + 1;
    return PAUSES[Math.min(Math.max(this.#early - 1, 0), PAUSES.length - 1)] ?? 0;
  }

  /** To be called when a worker is ready. */
  ready(): void {
    this.#neverReady = 0;
  }

  /** True when there is no hope that another one would get ready. */
  get hopeless(): boolean {
    return this.#neverReady >= FAILURES_MAX;
  }
}
