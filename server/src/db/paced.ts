import { setTimeout as delay } from 'node:timers/promises';

/** Pause of bulk work after each part, as a multiple of the time that the part took. */
export const REST = 9;

/**
 * Does one part of bulk work, then rests: so bulk work has a tenth of the time of a database, and of a processor, and
 * people who wait for a page have the rest (docs/decisions/0230).
 */
export async function paced<Result>(part: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await part();
  await delay(REST * (performance.now() - started));
  return result;
}
