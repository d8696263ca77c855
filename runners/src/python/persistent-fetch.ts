/**
 * Loads a file over a line that may break off: once its server has begun to answer, it is requested again until all of it
 * has come. Browsers then continue where it broke off, if their cache has the beginning.
 */
import { Stalled } from '../fetch-alive.ts';

/** Times without a line that are waited for, together in milliseconds. */
const PATIENCE_MS = 120_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 8000;

/** Sends a request; with `cache` set to "reload", it bypasses the cache of the browser. */
export type Request = (init?: RequestInit) => Promise<Response>;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A line that broke off, as browsers report it; a file that cannot be read has other errors. */
function isInterruption(error: unknown): boolean {
  return error instanceof Stalled || error instanceof TypeError;
}

/**
 * Returns the result of `take` for the answer. A file that arrives damaged is fetched once more, past the cache.
 *
 * @param take reads the body to its end
 * @param onInterrupted called with true when the line breaks off, and with false when it is back
 * @param hasBegun true if its server has begun to answer before
 * @throws the error of a request that is not answered at all, of a damaged file, or of a line that does not come back
 */
export async function fetchPersistently<T>(
  request: Request,
  take: (answer: Response) => Promise<T>,
  onInterrupted: (interrupted: boolean) => void = () => {},
  hasBegun = false,
): Promise<T> {
  let isFresh = false;
  let waited = 0;
  for (let length = FIRST_PAUSE_MS; ; length = Math.min(2 * length, LONGEST_PAUSE_MS)) {
    try {
      const answer = await request(isFresh ? { cache: 'reload' } : {});
      if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}`);
      if (hasBegun) onInterrupted(false);
      hasBegun = true;
      return await take(answer);
    } catch (error) {
      if (isInterruption(error) && hasBegun && waited < PATIENCE_MS) {
        onInterrupted(true);
        waited += length;
        await pause(length);
      } else if (hasBegun && !isFresh) isFresh = true;
      else throw error;
    }
  }
}
