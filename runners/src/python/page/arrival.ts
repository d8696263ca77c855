import type { RuntimeArrival } from '../../runner.ts';
import type { Arrival } from '../protocol.ts';

/** The size of all that is fetched before Python is ready, compressed, in bytes: the figure of the build, rounded. */
export const PYTHON_BYTES = 4_400_000;

/** A time that is told from less than this would jump, in milliseconds. */
const SURE_AFTER_MS = 1000;

export const NO_ARRIVAL: RuntimeArrival = { share: 0, secondsLeft: null, interrupted: false };

/** The seconds until all has arrived, if it goes on as since the first part; null while that is not known. */
function secondsLeftAfter(elapsed: number, share: number): number | null {
  if (elapsed < SURE_AFTER_MS || share <= 0) return null;
  return Math.ceil((elapsed * (1 - share)) / share / 1000);
}

/** Follows the arrival of one runtime, and tells from its pace how long the rest takes. */
export class FollowedArrival {
  value = NO_ARRIVAL;
  /** The time at which the first part of it arrived, in milliseconds. */
  #first = 0;

  note(arrival: Arrival): void {
    if ('interrupted' in arrival) {
      this.value = { ...this.value, interrupted: arrival.interrupted };
      return;
    }
    const now = performance.now();
    if (this.value.share === 0) this.#first = now;
    const { share } = arrival;
    const secondsLeft = secondsLeftAfter(now - this.#first, share);
    this.value = { share, secondsLeft, interrupted: false };
  }
}
