import { expect, test } from 'vitest';
import { lineIsFree, occupyLine } from './busy-line.ts';

test('what is fetched for later waits for all that somebody waits for, also what came to nothing', async () => {
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  occupyLine(first.promise);
  let isFree = false;
  const waiting = lineIsFree().then(() => {
    isFree = true;
  });
  occupyLine(second.promise);
  first.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(isFree).toBe(false);
  second.reject(new Error('gone'));
  await waiting;
  expect(isFree).toBe(true);
});
