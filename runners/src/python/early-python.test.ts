import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlyOrNewPython, startEarlyPython } from './early-python.ts';
import { FakeWorker } from './fake-worker.ts';

const PLACES = { base: 'https://codivia.test/python/', snapshot: null };
let workers: FakeWorker[] = [];

beforeEach(() => {
  workers = [];
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super();
        workers.push(this);
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a Python begun early is taken once, with what it has said meanwhile; the next is a new one', async () => {
  startEarlyPython(PLACES);
  startEarlyPython(PLACES);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.heard[0]).toMatchObject({ type: 'boot', ...PLACES });
  workers[0]?.say({ type: 'arrived', share: 0.64 });
  workers[0]?.say({ type: 'ready' });

  const taken = earlyOrNewPython(PLACES);
  expect(workers).toHaveLength(1);
  const heard: unknown[] = [];
  taken.onMessage = (message) => heard.push(message);
  workers[0]?.say({ type: 'arrived', share: 0.04 });
  expect(heard).toEqual([
    { type: 'arrived', share: 0.64 },
    { type: 'arrived', share: 0.04 },
  ]);
  await taken.ready;

  earlyOrNewPython(PLACES);
  expect(workers).toHaveLength(2);
});
