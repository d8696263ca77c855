import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { paced } from './paced.ts';

test('bulk work has a tenth of the time, and says what came of it', async () => {
  const started = performance.now();
  let worked = 0;
  const part = async () => {
    await delay(20);
    worked += performance.now() - started;
    return 'done';
  };
  expect(await paced(part)).toBe('done');
  // Timers count whole milliseconds, and may be early.
  expect(performance.now() - started).toBeGreaterThan(9.5 * worked);
});

test('what fails does so at once', async () => {
  await expect(paced(() => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );
});
