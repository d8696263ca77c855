import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { paced } from './paced.ts';

test('bulk work has a tenth of the time, and says what came of it', async () => {
  const started = performance.now();
  let worked = 0;
  const part = async () => {
    await delay(5);
    worked += performance.now() - started;
    return 'done';
  };
  expect(await paced(part)).toBe('done');
  // Timers may be a millisecond early.
  expect(performance.now() - started).toBeGreaterThanOrEqual(10 * worked - 1);
});

test('what fails does so at once', async () => {
  await expect(paced(() => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );
});
