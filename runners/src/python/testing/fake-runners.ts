import { afterEach, beforeEach, vi } from 'vitest';
import { bootWorker } from '../page/boot-worker.ts';
import { createPythonRunner, type PythonRunner } from '../page/python-runner.ts';
import { PythonWorkerClient } from '../page/python-worker-client.ts';
import type { QuickStart } from '../quick/quick-start.ts';
import { FakeWorker } from './fake-worker.ts';

/**
 * Sets up, for the tests of a file, runners whose workers send the messages that a test gives them, and a clock that a
 * test moves.
 */
export function setUpRunners() {
  let workers: FakeWorker[] = [];

  function makeRunner(quickStart?: () => Promise<QuickStart>): PythonRunner {
    return createPythonRunner(
      {
        base: '/python/x/',
        snapshot: '/python/x/snapshot.bin',
        packages: async () => '/packages/',
        ...(quickStart && { quickStart }),
      },
      (places) => {
        const worker = new FakeWorker();
        workers.push(worker);
        return new PythonWorkerClient(worker, bootWorker(worker, places));
      },
    );
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('location', new URL('https://codivia.test/lesson/one'));
    workers = [];
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function worker(number: number): FakeWorker {
    const found = workers[number];
    if (!found) throw new Error(`There is no worker ${number}`);
    return found;
  }

  /** Waits until promises are settled, and moves the clock. */
  const after = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

  async function ready(number: number): Promise<void> {
    worker(number).emit({ type: 'ready' });
    await after();
  }

  return { makeRunner, workers: () => workers, worker, after, ready };
}
