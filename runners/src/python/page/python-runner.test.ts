import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RunEvent } from '../../runner.ts';
import { setUpRunners } from '../testing/fake-runners.ts';
import { STOP_GRACE } from './python-job.ts';
import { type PythonRunner, SPARE_DELAY } from './python-runner.ts';

const FAILURE = { type: 'NameError', message: 'x', line: 1, traceback: 'x' };

const { makeRunner, workers, worker, after, ready } = setUpRunners();

let runner: PythonRunner;
let events: RunEvent[] = [];
const listen = (event: RunEvent) => events.push(event);
beforeEach(() => {
  events = [];
  runner = makeRunner();
});

async function startedRun(source = 'pass') {
  const end = runner.run(source, listen);
  await after();
  if (runner.state === 'loading') await ready(0);
  return end;
}

const ended = { type: 'ended', failure: null, needsReplacement: false } as const;

test('what arrives of Python is told on the way, again for each worker', async () => {
  const shares: number[] = [];
  runner.watch(() => shares.push(runner.arrival.share));
  runner.start();
  worker(0).emit({ type: 'arrived', share: 0.25 });
  await after(2000);
  worker(0).emit({ type: 'arrived', share: 0.5 });
  expect(shares).toEqual([0, 0.25, 0.5]);
  expect(runner.arrival.secondsLeft).toBe(2);
  worker(0).emit({ type: 'arrived', interrupted: true });
  expect(runner.arrival).toMatchObject({ share: 0.5, interrupted: true });
  await ready(0);
  expect(runner.state).toBe('ready');
});

describe('starting', () => {
  test('states are told as they change', async () => {
    const states: string[] = [];
    runner.watch((state) => states.push(state));
    runner.start();
    runner.start();
    await ready(0);
    const run = startedRun();
    await after();
    worker(0).emit({ ...ended, id: worker(0).job });
    await run;
    expect(states).toEqual(['loading', 'ready', 'running', 'ready']);
  });

  test('the worker gets absolute addresses', async () => {
    runner.start();
    expect(worker(0).received[0]).toMatchObject({
      type: 'boot',
      base: 'https://codivia.test/python/x/',
      snapshot: 'https://codivia.test/python/x/snapshot.bin',
    });
  });

  test('what is typed after a program runs in its worker, and says whether it was complete', async () => {
    runner.start();
    await ready(0);
    const entered = runner.enter('x +', listen);
    await after();
    expect(worker(0).received.at(-1)).toMatchObject({ type: 'entry', source: 'x +', files: [] });
    worker(0).emit({ ...ended, id: worker(0).job, entry: { more: true, fresh: false } });
    expect(await entered).toEqual({ end: 'finished', more: true, fresh: false });
  });

  test('a spare starts beside a program that does not end soon', async () => {
    const run = startedRun();
    await after(SPARE_DELAY - 1);
    expect(workers()).toHaveLength(1);
    await after(1);
    expect(workers()).toHaveLength(2);
    worker(0).emit({ ...ended, id: worker(0).job });
    expect(await run).toBe('finished');
  });

  test('a program that ends soon costs no spare', async () => {
    const run = startedRun();
    await after();
    worker(0).emit({ ...ended, id: worker(0).job });
    expect(await run).toBe('finished');
    await after(SPARE_DELAY);
    expect(workers()).toHaveLength(1);
  });

  test('a runtime that cannot be loaded is an error, and the next run tries again', async () => {
    const run = runner.run('pass', listen);
    await after();
    worker(0).emit({ type: 'unavailable', message: 'offline' });
    expect(await run).toBe('failed');
    expect(runner.state).toBe('unavailable');
    expect(events).toMatchObject([{ kind: 'error', failure: { type: 'PythonUnavailable' } }]);
    const again = runner.run('pass', listen);
    await after();
    await ready(1);
    worker(1).emit({ ...ended, id: worker(1).job });
    expect(await again).toBe('finished');
  });

  test('a run that is stopped while Python loads never starts', async () => {
    const run = runner.run('pass', listen);
    await after();
    runner.stop();
    expect(await run).toBe('stopped');
    await ready(0);
    expect(worker(0).received.filter((message) => message.type === 'run')).toEqual([]);
    expect(runner.state).toBe('ready');
  });
});

describe('running', () => {
  test('events reach the listener of their own run alone', async () => {
    const run = startedRun();
    await after();
    const id = worker(0).job;
    worker(0).emit({ type: 'event', id, event: { kind: 'output', stream: 'out', text: 'a' } });
    worker(0).emit({
      type: 'event',
      id: id - 1,
      event: { kind: 'output', stream: 'out', text: 'b' },
    });
    worker(0).emit({ ...ended, id });
    expect(await run).toBe('finished');
    expect(events).toEqual([{ kind: 'output', stream: 'out', text: 'a' }]);
  });

  test('an error is an event before the end', async () => {
    const run = startedRun();
    await after();
    worker(0).emit({ ...ended, failure: FAILURE, id: worker(0).job });
    expect(await run).toBe('failed');
    expect(events).toEqual([{ kind: 'error', failure: FAILURE }]);
  });

  test('an answer is echoed as typed text', async () => {
    const run = startedRun();
    await after();
    runner.answer('Ada');
    worker(0).emit({ ...ended, id: worker(0).job });
    await run;
    expect(events).toEqual([{ kind: 'output', stream: 'typed', text: 'Ada\n' }]);
  });

  test('a second program ends the first', async () => {
    const first = startedRun('first');
    await after();
    const second = runner.run('second', listen);
    await after();
    const interrupted = { ...FAILURE, type: 'KeyboardInterrupt' };
    worker(0).emit({ ...ended, failure: interrupted, id: worker(0).job });
    expect(await first).toBe('stopped');
    await after();
    expect(worker(0).received.at(-1)).toMatchObject({ type: 'run', source: 'second' });
    worker(0).emit({ ...ended, id: worker(0).job });
    expect(await second).toBe('finished');
  });

  test('a crash costs the worker, and the spare takes over', async () => {
    const run = startedRun();
    await after(SPARE_DELAY);
    worker(0).emit({ type: 'crashed', id: worker(0).job, message: 'stack' });
    expect(await run).toBe('failed');
    expect(events).toMatchObject([{ failure: { type: 'PythonCrashed' } }]);
    expect(worker(0).terminated).toBe(true);
    await ready(1);
    expect(runner.state).toBe('ready');
  });

  test('a worn worker is replaced', async () => {
    const run = startedRun();
    await after();
    worker(0).emit({ ...ended, needsReplacement: true, id: worker(0).job });
    expect(await run).toBe('finished');
    expect(worker(0).terminated).toBe(true);
  });
});

describe('stopping', () => {
  test('a program that obeys keeps its worker', async () => {
    const run = startedRun();
    await after();
    runner.stop();
    await after(STOP_GRACE - 1);
    worker(0).emit({
      ...ended,
      failure: { ...FAILURE, type: 'KeyboardInterrupt' },
      id: worker(0).job,
    });
    expect(await run).toBe('stopped');
    await after(STOP_GRACE);
    expect(worker(0).terminated).toBe(false);
    expect(events).toEqual([]);
  });

  test('a program that does not obey loses its worker, and the spare is at once ready', async () => {
    const run = startedRun();
    await after(SPARE_DELAY);
    await ready(1);
    runner.stop();
    await after(STOP_GRACE);
    expect(await run).toBe('stopped');
    expect(worker(0).terminated).toBe(true);
    expect(runner.state).toBe('ready');
    const next = runner.run('pass', listen);
    await after();
    worker(1).emit({ ...ended, id: worker(1).job });
    expect(await next).toBe('finished');
  });

  test('a page without shared memory ends the worker at once', async () => {
    vi.stubGlobal('SharedArrayBuffer', undefined);
    runner = makeRunner();
    const run = startedRun();
    await after();
    expect(worker(0).received[0]).toMatchObject({ channel: null });
    runner.stop();
    await after();
    expect(await run).toBe('stopped');
    expect(worker(0).terminated).toBe(true);
  });

  test('a program that interrupts itself has failed', async () => {
    const run = startedRun();
    await after();
    const failure = { ...FAILURE, type: 'KeyboardInterrupt' };
    worker(0).emit({ ...ended, failure, id: worker(0).job });
    expect(await run).toBe('failed');
  });

  test('disposing ends everything', async () => {
    const run = startedRun();
    await after();
    runner.dispose();
    expect(await run).toBe('stopped');
    expect(workers().every((one) => one.terminated)).toBe(true);
    await after(STOP_GRACE);
    expect(runner.state).toBe('idle');
  });
});

describe('recording', () => {
  const recording = {
    atoms: [],
    contents: [],
    frames: [],
    stacks: [],
    steps: [],
    output: [],
    loops: [],
  };

  async function startedRecording() {
    const end = runner.record('pass', listen);
    await after();
    await ready(0);
    return { end };
  }

  test('a program is asked to tell its steps, which come as an event', async () => {
    const { end } = await startedRecording();
    expect(worker(0).received.at(-1)).toMatchObject({ type: 'run', record: true });
    const { job } = worker(0);
    const event = { kind: 'recording', recording: { ...recording, end: 'finished' } } as const;
    worker(0).emit({ type: 'event', id: job, event });
    worker(0).emit({ ...ended, id: job });
    expect(await end).toBe('finished');
    expect(events).toEqual([event]);
  });

  test('a program that goes on when as much was told as may be is stopped, and no longer heard', async () => {
    const { end } = await startedRecording();
    const { job } = worker(0);
    const event = { kind: 'recording', recording: { ...recording, end: 'steps' } } as const;
    worker(0).emit({ type: 'event', id: job, event });
    worker(0).emit({ type: 'event', id: job, event: { kind: 'output', stream: 'out', text: 'x' } });
    await after(STOP_GRACE);
    expect(await end).toBe('stopped');
    expect(events).toEqual([event]);
  });
});
