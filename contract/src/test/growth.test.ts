import { expect, test } from 'vitest';
import { expectLinear } from './growth.ts';

const input = (size: number) => new Uint8Array(size);
/** Reads all bytes this number of times, in code of the engine, which is as fast at the first call as later. */
const read = (bytes: Uint8Array, times: number) => {
  for (let time = 0; time < times; time++) bytes.indexOf(1);
};

test.each([
  [4_000, 1],
  [40_000, 100],
  [4_000_000, 1],
])('work that grows with its input is linear: %i bytes, %i times', async (size, times) => {
  await expectLinear({ input, size, work: (bytes) => read(bytes, times) });
});

test('work that grows with the square of its input is not', async () => {
  // Large enough that calling it takes no part of its time.
  const work = (bytes: Uint8Array) => read(bytes, bytes.length / 200);
  await expect(expectLinear({ input, size: 64_000, work })).rejects.toThrow(
    /64000 .* of its sixty-fourths/,
  );
});

test('waiting is no work', async () => {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  const wait = (bytes: Uint8Array) => Atomics.wait(cell, 0, 0, bytes.length === 4_000 ? 80 : 0.1);
  const work = (bytes: Uint8Array) => {
    wait(bytes);
    return read(bytes, 20_000);
  };
  await expectLinear({ input, size: 4_000, work });
});
