import { expect } from 'vitest';

/** Four times the size may take six times as long: memory and sorting cost something, quadratic work takes 16 times. */
const MAX_RATIO = 6;
/** A measurement shorter than this, in milliseconds, says more about the clock than about the work. */
const MEASURABLE_MS = 5;
/** Rounds before a ratio is believed, and before one that is too large has failed. */
const [ROUNDS_MIN, ROUNDS_MAX] = [3, 7];

interface Growth<Input> {
  /** Makes the input of a size; it is not measured. */
  input: (size: number) => Input;
  work: (input: Input) => unknown;
  /** The large size, such as the product's own limit; the small one is a quarter of it. */
  size: number;
}

// Types of Node would be there for the product's code as well, which also runs in browsers.
const { process } = globalThis as unknown as {
  process: { threadCpuUsage(): { user: number; system: number } };
};
const cell = new Int32Array(new SharedArrayBuffer(4));

/** Processor time of this thread until now, in milliseconds. */
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
 * Fails when `work` takes more than six times the processor time for four times the size. Waiting for a processor does
 * not count, small and large take turns, and the median of their ratios decides: a moment in which the machine, or the
 * compiler, does something else is outvoted.
 */
export async function expectLinear<Input>({ input, work, size }: Growth<Input>): Promise<void> {
  const [few, many] = [input(Math.ceil(size / 4)), input(size)];
  let calls = 1;
  const small = () => timeOf(() => work(few), calls);
  const large = () => timeOf(() => work(many), calls);
  while ((await small()) < MEASURABLE_MS) calls *= 2;
  const ratios: number[] = [];
  const median = () => ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)];
  while (ratios.length < ROUNDS_MAX) {
    const divisor = await small();
    ratios.push((await large()) / divisor);
    if (ratios.length >= ROUNDS_MIN && Number(median()) <= MAX_RATIO) break;
  }
  expect(median(), `processor time of ${size} by that of a quarter`).toBeLessThanOrEqual(MAX_RATIO);
}
