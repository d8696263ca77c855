import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('jobs work one after the other, and only the latest of those that wait', async () => {
  const turns = new Turns();
  const log: string[] = [];
  let finishFirst = () => {};
  const first = turns.take(async () => {
    log.push('first');
    await new Promise<void>((resolve) => {
      finishFirst = resolve;
    });
    return 1;
  });
  await Promise.resolve();
  const second = turns.take(async () => log.push('second'));
  const third = turns.take(async () => {
    log.push('third');
    return 3;
  });
  finishFirst();
  expect(await Promise.all([first, second, third])).toEqual([1, null, 3]);
  expect(log).toEqual(['first', 'third']);
});

test('what waits can be passed over', async () => {
  const turns = new Turns();
  const waiting = turns.take(async () => 'worked');
  turns.passOver();
  expect(await waiting).toBeNull();
});
