import type { RuntimeArrival } from '../../runner.ts';

/** The size of all that is fetched before Python is ready, compressed, in bytes: the figure of the build, rounded. */
export const PYTHON_BYTES = 4_400_000;

/** A time that is told from less than this would jump, in milliseconds. */
const SURE_AFTER_MS = 1000;

export const NO_ARRIVAL: RuntimeArrival = { share: 0, secondsLeft: null, interrupted: false };

/**
 * Returns the seconds until all has arrived, if it goes on as since the first part; null while that is not known.
 *
 * @param elapsed milliseconds since the first part arrived
 * @param share what has arrived, from 0 to 1
 */
export function secondsLeftAfter(elapsed: number, share: number): number | null {
  if (elapsed < SURE_AFTER_MS || share <= 0) return null;
  return Math.ceil((elapsed * (1 - share)) / share / 1000);
}
