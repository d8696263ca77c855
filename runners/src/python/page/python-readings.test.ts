import { beforeEach, expect, test } from 'vitest';
import { setUpRunners } from '../testing/fake-runners.ts';
import type { PythonRunner } from './python-runner.ts';

const { makeRunner, workers, worker, after, ready } = setUpRunners();
const NOTHING = { failure: null, hints: [] };

let runner: PythonRunner;
beforeEach(async () => {
  runner = makeRunner();
  runner.start();
});

test('what the worker says of a program is the answer, and no program runs', async () => {
  await ready(0);
  const reading = runner.read('x = 1');
  expect(worker(0).received.at(-1)).toMatchObject({ type: 'read', source: 'x = 1' });
  expect(runner.state).toBe('ready');
  worker(0).emit({ type: 'reading', id: worker(0).job, reading: NOTHING });
  expect(await reading).toEqual(NOTHING);
});

test('nothing is asked before Python is ready, nor while a program runs', async () => {
  expect(await runner.read('x = 1')).toBeNull();
  await ready(0);
  void runner.run('while True: pass', () => {});
  await after();
  expect(await runner.read('x = 1')).toBeNull();
  expect(worker(0).received.filter(({ type }) => type === 'read')).toEqual([]);
});

test('a run and a later program end the wait for an earlier one', async () => {
  await ready(0);
  const first = runner.read('x = 1');
  const second = runner.read('x = 12');
  expect(await first).toBeNull();
  const ending = runner.run('x = 12', () => {});
  await after();
  expect(await second).toBeNull();
  const { job: id } = worker(0);
  worker(0).emit({ type: 'reading', id: id - 1, reading: NOTHING });
  worker(0).emit({ type: 'ended', id, failure: null, needsReplacement: false });
  expect(await ending).toBe('finished');
});

test('a Python that broke over a program is replaced, and reads no more', async () => {
  await ready(0);
  const reading = runner.read('x = '.repeat(9999));
  worker(0).emit({ type: 'reading', id: worker(0).job, reading: null });
  expect(await reading).toBeNull();
  expect(worker(0).terminated).toBe(true);
  expect(workers()).toHaveLength(2);
  await ready(1);
  expect(runner.state).toBe('ready');
  expect(await runner.read('x = 1')).toBeNull();
  expect(worker(1).received.map(({ type }) => type)).toEqual(['boot']);
});
