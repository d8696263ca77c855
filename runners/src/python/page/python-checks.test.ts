import { beforeEach, expect, test } from 'vitest';
import { setUpRunners } from '../testing/fake-runners.ts';
import { STOP_GRACE } from './python-job.ts';
import { CHECK_LIMIT, type PythonRunner } from './python-runner.ts';

const { makeRunner, worker, after, ready } = setUpRunners();

let runner: PythonRunner;
beforeEach(() => {
  runner = makeRunner();
});

async function startedCheck() {
  const verdict = runner.checkExercise('pass', 'run()');
  await after();
  if (runner.state === 'loading') await ready(0);
  return verdict;
}

test('the verdict of the worker is the answer', async () => {
  const checking = startedCheck();
  await after();
  const verdict = { passed: false, key: 'no-variable', failure: null };
  worker(0).emit({ type: 'verdict', id: worker(0).job, verdict, needsReplacement: false });
  expect(await checking).toEqual(verdict);
});

test('five seconds after it began, a check is given up; loading does not count', async () => {
  const checking = startedCheck();
  await after(CHECK_LIMIT * 2);
  expect(worker(0).terminated).toBe(false);
  worker(0).emit({ type: 'event', id: worker(0).job, event: { kind: 'started' } });
  await after(CHECK_LIMIT + STOP_GRACE);
  expect(await checking).toEqual({ passed: false, key: 'timeout', failure: null });
  expect(worker(0).terminated).toBe(true);
  await ready(1);
  expect(runner.state).toBe('ready');
});

test('what it had found comes with the timeout, whether its worker ends it or is ended', async () => {
  const passed = { done: ['small'], late: 'large' };
  const found = { ...passed, case: { input: 'f(5)', expected: '5', got: null } };
  for (const [number, stopsItself] of [true, false].entries()) {
    const checking = startedCheck();
    await after();
    const { job: id } = worker(number);
    worker(number).emit({ type: 'event', id, event: { kind: 'started' } });
    worker(number).emit({ type: 'found', id, found: passed });
    worker(number).emit({ type: 'found', id, found });
    await after(CHECK_LIMIT);
    const verdict = { passed: false, key: 'interrupted', failure: null };
    if (stopsItself) worker(number).emit({ type: 'verdict', id, verdict, needsReplacement: true });
    await after(STOP_GRACE);
    expect(await checking).toEqual({ ...found, passed: false, key: 'timeout', failure: null });
    await ready(number + 1);
  }
});

test('a check that is stopped by the page is not a timeout', async () => {
  const checking = startedCheck();
  await after();
  worker(0).emit({ type: 'event', id: worker(0).job, event: { kind: 'started' } });
  worker(0).emit({ type: 'found', id: worker(0).job, found: { done: [], late: 'small' } });
  runner.stop();
  await after(STOP_GRACE);
  expect(await checking).toEqual({ passed: false, key: 'interrupted', failure: null });
});

test('a crash is an error of the check', async () => {
  const checking = startedCheck();
  await after();
  worker(0).emit({ type: 'crashed', id: worker(0).job, message: 'stack' });
  expect(await checking).toMatchObject({ key: 'error', failure: { type: 'PythonCrashed' } });
});
