import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RunEvent } from '../../runner.ts';
import { setUpRunners } from '../testing/fake-runners.ts';
import { STOP_GRACE } from './python-job.ts';
import type { PythonRunner } from './python-runner.ts';

const { makeRunner, workers, worker, after, ready } = setUpRunners();
const ASKS = { kind: 'input', prompt: 'Name? ', again: true } as const;
const interrupted = {
  type: 'ended',
  needsReplacement: false,
  failure: { type: 'KeyboardInterrupt', message: '', line: null, traceback: '' },
} as const;

let runner: PythonRunner;
let events: RunEvent[] = [];
beforeEach(() => {
  vi.stubGlobal('SharedArrayBuffer', undefined);
  events = [];
  runner = makeRunner();
});

/** A program that has asked for input, on a page without shared memory. */
async function askingProgram() {
  const end = runner.run('input("Name? ")', (event) => events.push(event));
  await after();
  await ready(0);
  emit({ kind: 'started' });
  emit({ kind: 'output', stream: 'out', text: 'Name? ' });
  emit(ASKS);
  return { end };
}

const emit = (event: RunEvent) => {
  if (event.kind === 'error' || event.kind === 'again') throw new Error('Not told by a worker');
  worker(0).emit({ type: 'event', id: worker(0).job, event });
};

describe('a program that asks on a page without shared memory', () => {
  test('runs again from its start with every answer and the same seed', async () => {
    const { end } = await askingProgram();
    emit({ kind: 'output', stream: 'out', text: 'Told after the question' });
    worker(0).emit({ ...interrupted, id: worker(0).job });
    await after();
    expect(events).toEqual([
      { kind: 'started' },
      { kind: 'output', stream: 'out', text: 'Name? ' },
      ASKS,
    ]);
    runner.answer('Ada');
    await after();
    const [first, second] = worker(0).received.flatMap((message) =>
      message.type === 'run' ? [message.replay] : [],
    );
    expect(first?.answers).toEqual([]);
    expect(second).toEqual({ answers: ['Ada'], seed: first?.seed });
    emit({ kind: 'started' });
    expect(events.slice(3)).toEqual([{ kind: 'again' }, { kind: 'started' }]);
    worker(0).emit({ ...interrupted, failure: null, id: worker(0).job });
    expect(await end).toBe('finished');
  });

  test('is stopped while it waits for the answer', async () => {
    const { end } = await askingProgram();
    worker(0).emit({ ...interrupted, id: worker(0).job });
    await after();
    runner.stop();
    expect(await end).toBe('stopped');
    expect(worker(0).terminated).toBe(false);
  });

  test('that goes on asking is ended, and takes the answer in another worker', async () => {
    await askingProgram();
    await after(STOP_GRACE + 1);
    expect(worker(0).terminated).toBe(true);
    await ready(1);
    runner.answer('Ada');
    await after();
    const last = workers()[1]?.received.at(-1);
    expect(last).toMatchObject({ type: 'run', replay: { answers: ['Ada'] } });
  });

  test('gets again what it was told while it could wait', async () => {
    const end = runner.run('input(); input()', (event) => events.push(event));
    await after();
    await ready(0);
    emit({ kind: 'started' });
    worker(0).emit({ type: 'asks', id: worker(0).job, question: 'q1' });
    emit({ kind: 'input', prompt: '', again: false });
    runner.answer('Ada');
    worker(0).emit({ type: 'answered', id: worker(0).job, line: 'Ada' });
    emit(ASKS);
    worker(0).emit({ ...interrupted, id: worker(0).job });
    await after();
    runner.answer('Grace');
    await after();
    expect(worker(0).received.at(-1)).toMatchObject({ replay: { answers: ['Ada', 'Grace'] } });
    emit({ kind: 'started' });
    worker(0).emit({ ...interrupted, failure: null, id: worker(0).job });
    expect(await end).toBe('finished');
  });

  test('keeps its worker when it is stopped while it waits', async () => {
    const end = runner.run('input()', () => {});
    await after();
    await ready(0);
    worker(0).emit({ type: 'asks', id: worker(0).job, question: 'q1' });
    emit({ kind: 'input', prompt: '', again: false });
    runner.stop();
    worker(0).emit({ ...interrupted, id: worker(0).job });
    expect(await end).toBe('stopped');
    expect(worker(0).terminated).toBe(false);
  });

  test('another program takes its place', async () => {
    const { end } = await askingProgram();
    worker(0).emit({ ...interrupted, id: worker(0).job });
    await after();
    void runner.run('pass', () => {});
    expect(await end).toBe('stopped');
    await after();
    expect(worker(0).received.at(-1)).toMatchObject({ source: 'pass' });
  });
});
