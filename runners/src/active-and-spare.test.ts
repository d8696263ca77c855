import { expect, test } from 'vitest';
import { ActiveAndSpare } from './active-and-spare.ts';

/** Starts and fails on demand. */
class Resource {
  terminated = false;
  become = { ready: () => {}, failed: (_: Error) => {} };
  readonly ready = new Promise<void>((resolve, reject) => {
    this.become = { ready: resolve, failed: reject };
  });

  terminate(): void {
    this.terminated = true;
  }
}

function pairOfThings(startsSpare = true) {
  const made: Resource[] = [];
  const pair = new ActiveAndSpare(() => {
    const thing = new Resource();
    made.push(thing);
    return thing;
  }, startsSpare);
  return { made, pair };
}

test('the spare starts when the first is ready, not before', async () => {
  const { made, pair } = pairOfThings();
  expect(pair.active).toBe(made[0]);
  expect(pair.active).toBe(made[0]);
  expect(made).toHaveLength(1);
  made[0]?.become.ready();
  await made[0]?.ready;
  expect(made).toHaveLength(2);
});

test('the spare takes the place of the one that is ended', async () => {
  const { made, pair } = pairOfThings();
  pair.active.become.ready();
  await pair.active.ready;
  expect(pair.replace()).toBe(made[1]);
  expect(made[0]?.terminated).toBe(true);
  made[1]?.become.ready();
  await made[1]?.ready;
  expect(made).toHaveLength(3);
});

test('one that cannot start is not kept', async () => {
  const { made, pair } = pairOfThings();
  pair.active.become.failed(new Error('offline'));
  await made[0]?.ready.catch(() => {});
  await Promise.resolve();
  expect(pair.active).toBe(made[1]);
});

test('without an automatic spare one starts on demand, once', async () => {
  const { made, pair } = pairOfThings(false);
  pair.active.become.ready();
  await pair.active.ready;
  expect(made).toHaveLength(1);
  pair.prepareSpare();
  pair.prepareSpare();
  expect(made).toHaveLength(2);
  expect(pair.replace()).toBe(made[1]);
});

test('disposing ends both', async () => {
  const { made, pair } = pairOfThings();
  pair.active.become.ready();
  await pair.active.ready;
  pair.dispose();
  expect(made.map((thing) => thing.terminated)).toEqual([true, true]);
});
