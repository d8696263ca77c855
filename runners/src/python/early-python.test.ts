import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginPython } from './begin-python.ts';
import { earlyOrNewPython } from './early-python.ts';
import { FakeWorker } from './fake-worker.ts';

const PLACES = {
  base: 'https://codivia.test/python/',
  snapshot: 'https://codivia.test/python/memory.bin',
};
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
  const worker = new FakeWorker();
  beginPython(() => worker, PLACES);
  expect(worker.heard).toEqual([{ type: 'boot', channel: null, ...PLACES }]);
  worker.say({ type: 'arrived', share: 0.64 });
  worker.say({ type: 'ready' });

  const taken = earlyOrNewPython(PLACES);
  expect(workers).toHaveLength(0);
  expect(worker.heard).toHaveLength(1);
  const heard: unknown[] = [];
  taken.onMessage = (message) => heard.push(message);
  worker.say({ type: 'arrived', share: 0.04 });
  expect(heard).toEqual([
    { type: 'arrived', share: 0.64 },
    { type: 'arrived', share: 0.04 },
  ]);
  await taken.ready;

  earlyOrNewPython(PLACES);
  expect(workers).toHaveLength(1);
});

test('a Python that broke before its room was there has not become ready', async () => {
  const worker = new FakeWorker();
  beginPython(() => worker, PLACES);
  worker.break('no network');
  await expect(earlyOrNewPython(PLACES).ready).rejects.toThrow('no network');
});
