import { beforeEach, expect, test, vi } from 'vitest';
import type { RunEvent } from '../../runner.ts';
import { QuickStart } from '../quick/quick-start.ts';
import { setUpRunners } from '../testing/fake-runners.ts';
import type { PythonRunner } from './python-runner.ts';

const { makeRunner, workers, worker, after, ready } = setUpRunners();

/** The worker of the quick start: `load` makes it ready, `answer` ends its program. */
class FakeQuickWorker {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror = null;
  received: { id: number; program: string }[] = [];
  terminate = vi.fn();
  postMessage(message: unknown): void {
    this.received.push(message as { id: number; program: string });
  }
  async load(): Promise<void> {
    this.onmessage?.({ data: { type: 'ready' } } as MessageEvent);
    await after();
  }
  async answer(output: string | null): Promise<void> {
    const id = this.received.at(-1)?.id;
    this.onmessage?.({ data: { type: 'ran', id, output } } as MessageEvent);
    await after();
  }
}

let quick: FakeQuickWorker[] = [];
let runner: PythonRunner;
let events: RunEvent[] = [];
const listen = (event: RunEvent) => events.push(event);
const first = () => quick[0] as FakeQuickWorker;
const ended = { type: 'ended', failure: null, needsReplacement: false } as const;

/** Lets the part that reads programs load, which no clock counts. */
const read = () => vi.waitUntil(() => quick.length > 0 || workers().length > 0);

beforeEach(async () => {
  await import('../quick/quick-program.ts');
  quick = [];
  events = [];
  runner = makeRunner(async () => {
    const start = new QuickStart(() => {
      const worker = new FakeQuickWorker();
      quick.push(worker);
      return worker;
    });
    return start;
  });
});

test('a simple program runs at once, and Python is fetched only afterwards', async () => {
  const run = runner.run('print(1)', listen);
  await read();
  expect(workers()).toHaveLength(0);
  await first().load();
  await first().answer('1\n');
  expect(await run).toBe('finished');
  expect(events).toEqual([{ kind: 'started' }, { kind: 'output', stream: 'out', text: '1\n' }]);
  expect(workers()).toHaveLength(1);
  expect(runner.state).toBe('loading');
});

test('a program that fails there runs in Python, and nothing was shown of it', async () => {
  const run = runner.run('print(x)\nx = 1', listen);
  await read();
  await first().load();
  await first().answer(null);
  expect(events).toEqual([]);
  await ready(0);
  expect(worker(0).received.at(-1)).toMatchObject({ type: 'run', source: 'print(x)\nx = 1' });
  worker(0).emit({ ...ended, id: worker(0).job });
  expect(await run).toBe('finished');
  expect(first().terminate).toHaveBeenCalled();
});

test('another program does not wait for the quick start', async () => {
  void runner.run('import math', listen);
  await read();
  await after();
  expect(quick).toHaveLength(0);
  expect(workers()).toHaveLength(1);
});

test('Python is fetched after the quick start, and without one after ten seconds', async () => {
  runner.start();
  expect(runner.state).toBe('loading');
  await after(9999);
  expect(workers()).toHaveLength(0);
  await after(1);
  expect(workers()).toHaveLength(1);
});

test('a stopped program shows nothing', async () => {
  const run = runner.run('print(1)', listen);
  await read();
  runner.stop();
  expect(await run).toBe('stopped');
  await first().load();
  await first().answer('1\n');
  expect(events).toEqual([]);
});

test('what is typed afterwards finds the variables of the program', async () => {
  void runner.run('x = 3', listen);
  await read();
  await first().load();
  await first().answer('');
  events = [];
  const entered = runner.enter('x', listen);
  await ready(0);
  expect(worker(0).received.at(-1)).toMatchObject({ type: 'run', source: 'x = 3' });
  worker(0).emit({ ...ended, id: worker(0).job });
  await after();
  expect(worker(0).received.at(-1)).toMatchObject({ type: 'entry', source: 'x' });
  worker(0).emit({ ...ended, id: worker(0).job, entry: { more: false, fresh: false } });
  expect(await entered).toMatchObject({ end: 'finished' });
  expect(events).toEqual([]);
});

test('once Python is there, it runs everything', async () => {
  runner.start();
  await read();
  await first().load();
  await ready(0);
  expect(first().terminate).toHaveBeenCalled();
  void runner.run('print(1)', listen);
  await after();
  expect(worker(0).received.at(-1)).toMatchObject({ type: 'run' });
});
