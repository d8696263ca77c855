import { expect, test } from 'vitest';
import { LatestJobQueue } from './latest-job-queue.ts';

test('jobs work one after the other, and only the latest of those that wait', async () => {
  const queue = new LatestJobQueue();
  const log: string[] = [];
  let finishFirst = () => {};
  const first = queue.run(async () => {
    log.push('first');
    await new Promise<void>((resolve) => {
      finishFirst = resolve;
    });
    return 1;
  });
  await Promise.resolve();
  const second = queue.run(async () => log.push('second'));
  const third = queue.run(async () => {
    log.push('third');
    return 3;
  });
  finishFirst();
  expect(await Promise.all([first, second, third])).toEqual([1, null, 3]);
  expect(log).toEqual(['first', 'third']);
});

test('what waits can be passed over', async () => {
  const queue = new LatestJobQueue();
  const waiting = queue.run(async () => 'worked');
  queue.dropPending();
  expect(await waiting).toBeNull();
});
