import { expect } from 'vitest';

/** Size of the large input, as a multiple of the small one. */
const GROWTH = 64;
/**
 * Maximum ratio of the times for the same total size: one large input, and 64 small ones. Quadratic work takes 64 times
 * as long. Linear work was seen to take up to seven times as long, where the large input is put into fresh memory, which
 * the system clears page by page, and the small one into memory that is used again.
 */
const MAX_RATIO = 12;
/** A measurement shorter than this, in milliseconds, depends more on the clock than on the work. */
const MEASURABLE_MS = 50;
/**
 * Minimum number of rounds before a ratio is accepted, or refused when it is twice as large as it may be; and before one
 * that is a little too large fails.
 */
const [ROUNDS_MIN, ROUNDS_MAX] = [3, 9];

interface Growth<Input> {
  /** Makes the input of a size; it is not measured. */
  input: (size: number) => Input;
  work: (input: Input) => unknown;
  /** The large size, such as the product's own limit; the small one is a sixty-fourth of it. */
  size: number;
}

// Types of Node would be there for the product's code as well, which also runs in browsers.
const { process } = globalThis as unknown as {
  process: { threadCpuUsage(): { user: number; system: number } };
};
const cell = new Int32Array(new SharedArrayBuffer(4));

/** Returns the processor time of this thread until now, in milliseconds. */
function processorTime(): number {
  // Linux brings the figure up to date when a thread stops for a moment, otherwise every 4 ms only.
  Atomics.wait(cell, 0, 0, 0.05);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Returns a function that measures `work`, and returns the least time of one call until now, in milliseconds. */
function measureOf(work: () => unknown): () => Promise<number> {
  let calls = 1;
  let least = Number.POSITIVE_INFINITY;
  return async () => {
    for (;;) {
      const before = processorTime();
      for (let call = 0; call < calls; call++) await work();
      const time = processorTime() - before;
      if (time >= MEASURABLE_MS) {
        least = Math.min(least, time / calls);
        return least;
      }
      calls *= 2;
    }
  };
}

/**
 * Fails when `work` takes more than twelve times the processor time for one input as for 64 inputs of a sixty-fourth of
 * its size. Waiting for a processor does not count. Small and large take turns, and the least time of each counts: other
 * programs' effects on the caches, and the compiler's on this one, only ever add to it. Both are measured for about as
 * long, as a short measurement finds a quiet moment more easily than a long one.
 */
export async function expectLinear<Input>({ input, work, size }: Growth<Input>): Promise<void> {
  const [few, many] = [input(Math.ceil(size / GROWTH)), input(size)];
  const small = measureOf(() => work(few));
  const large = measureOf(() => work(many));
  let ratio = 0;
  for (let round = 1; round <= ROUNDS_MAX; round++) {
    const together = (await small()) * GROWTH;
    ratio = (await large()) / together;
    const isClear = ratio <= MAX_RATIO || ratio > 2 * MAX_RATIO;
    if (round >= ROUNDS_MIN && isClear) break;
  }
  expect(ratio, `time of ${size} by that of its sixty-fourths`).toBeLessThanOrEqual(MAX_RATIO);
}
