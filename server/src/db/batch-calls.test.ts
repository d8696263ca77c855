import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { batchCalls } from './batch-calls.ts';

/** Work that ends when the test says so, and answers each input in upper case. */
function slowly(
  bounds = { concurrency: 1, size: 3 },
  fails: (inputs: string[]) => unknown = () => 0,
) {
  const calls: string[][] = [];
  const ends: (() => void)[] = [];
  const run = batchCalls<string, string>(async (inputs) => {
    calls.push(inputs);
    await new Promise<void>((resolve) => ends.push(resolve));
    const failure = fails(inputs);
    if (failure) throw failure;
    return inputs.map((input) => input.toUpperCase());
  }, bounds);
  /** Ends what runs, and what comes after it, until nothing is left. */
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { calls, run, endAll };
}

test('the first goes at once and alone, those that wait go together, so many at most', async () => {
  const { calls, run, endAll } = slowly();
  const outputs = Promise.all(['a', 'b', 'c', 'd', 'e'].map(run));
  expect(calls).toEqual([['a']]);
  await endAll();
  expect(await outputs).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(calls).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
});

test('so many calls run side by side', async () => {
  const { calls, run, endAll } = slowly({ concurrency: 2, size: 10 });
  const outputs = Promise.all(['a', 'b', 'c', 'd'].map(run));
  expect(calls).toEqual([['a'], ['b']]);
  await endAll();
  expect(await outputs).toEqual(['A', 'B', 'C', 'D']);
  expect(calls).toEqual([['a'], ['b'], ['c', 'd']]);
});

test('nobody fails because of somebody else', async () => {
  const { calls, run, endAll } = slowly({ concurrency: 1, size: 9 }, (inputs) =>
    inputs.includes('bad') ? new Error('refused') : undefined,
  );
  const outputs = Promise.allSettled(['a', 'b', 'bad', 'c'].map(run));
  await endAll();
  expect(
    (await outputs).map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message)),
  ).toEqual([...['A', 'B', 'refused', 'C']]);
  expect(calls).toEqual([['a'], ['b', 'bad', 'c'], ['b'], ['bad'], ['c']]);
});

test('what fails since the database is away is not tried again', async () => {
  const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  const { calls, run, endAll } = slowly({ concurrency: 1, size: 9 }, () => away);
  const outputs = Promise.allSettled(['a', 'b', 'c'].map(run));
  await endAll();
  expect((await outputs).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  expect(calls).toEqual([['a'], ['b', 'c']]);
});

test('work belongs to the request of its first input', async () => {
  const request = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  const run = batchCalls<string, string>(
    async (inputs) => {
      seen.push(request.getStore());
      await new Promise((resolve) => setImmediate(resolve));
      return inputs;
    },
    { concurrency: 1, size: 9 },
  );
  await Promise.all(['one', 'two', 'three'].map((name) => request.run(name, () => run(name))));
  expect(seen).toEqual(['one', 'two']);
});
