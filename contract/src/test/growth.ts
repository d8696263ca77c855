import { expect } from 'vitest';

/** Size of the large input, as a multiple of the small one. */
const GROWTH = 16;
/**
 * Maximum ratio of the times. Linear work takes 16 times as long, and up to twice that when the large input leaves the
 * caches or fills the memory that is collected cheaply. Quadratic work takes 256 times.
 */
const MAX_RATIO = 48;
/** A measurement shorter than this, in milliseconds, depends more on the clock than on the work. */
const MEASURABLE_MS = 5;
/**
 * Minimum number of rounds before a ratio is accepted, or refused when it is twice as large as it may be; and before one
 * that is a little too large fails.
 */
const [ROUNDS_MIN, ROUNDS_MAX] = [3, 9];

interface Growth<Input> {
  /** Makes the input of a size; it is not measured. */
  input: (size: number) => Input;
  work: (input: Input) => unknown;
  /** The large size, such as the product's own limit; the small one is a sixteenth of it. */
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

async function timeOf(work: () => unknown, calls: number): Promise<number> {
  const before = processorTime();
  for (let call = 0; call < calls; call++) await work();
  return processorTime() - before;
}

/**
 * Fails when `work` takes more than 48 times the processor time for 16 times the size. Waiting for a processor does not
 * count. Small and large take turns, and the least time of each counts: other programs' effects on the caches, and the
 * compiler's on this one, only ever add to it.
 */
export async function expectLinear<Input>({ input, work, size }: Growth<Input>): Promise<void> {
  const [few, many] = [input(Math.ceil(size / GROWTH)), input(size)];
  let calls = 1;
  const small = () => timeOf(() => work(few), calls);
  const large = () => timeOf(() => work(many), calls);
  while ((await small()) < MEASURABLE_MS) calls *= 2;
  const least = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  const ratio = () => least.large / least.small;
  for (let round = 1; round <= ROUNDS_MAX; round++) {
    least.small = Math.min(least.small, await small());
    least.large = Math.min(least.large, await large());
    const isClear = ratio() <= MAX_RATIO || ratio() > 2 * MAX_RATIO;
    if (round >= ROUNDS_MIN && isClear) break;
  }
  expect(ratio(), `time of ${size} by that of a sixteenth`).toBeLessThanOrEqual(MAX_RATIO);
}
