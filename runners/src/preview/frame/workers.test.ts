import { resolveObjectURL } from 'node:buffer';
import { expect, test, vi } from 'vitest';
import { type ConsoleEntry, MAX_BATCH } from '../messages.ts';
import { WORKER_START } from '../worker/worker-messages.ts';

const OPENING = 'the code that runs first';

/** A worker of the browser, which only keeps the arguments of its constructor. */
class BareWorker extends EventTarget {
  address: string;
  constructor(address: string) {
    super();
    this.address = address;
    // Node recognises by this that the object takes listeners.
    Object.defineProperty(this, 'constructor', { value: EventTarget });
  }
  terminate() {}
}

/** Returns the worker class that programs get, and the reported lines. */
async function offered() {
  vi.stubGlobal('WORKER_SCOPE', OPENING);
  vi.resetModules();
  const { installWorkers, MAX_WORKERS } = await import('./workers.ts');
  const window = { Worker: class extends BareWorker {} };
  vi.stubGlobal('window', window);
  const reported: ConsoleEntry[] = [];
  const dropped: number[] = [];
  installWorkers({
    files: null,
    positionOf: () => null,
    reporter: {
      add: (entry: ConsoleEntry) => void reported.push(entry),
      drop: (count = 1) => void dropped.push(count),
      get isFull() {
        return reported.length >= MAX_BATCH;
      },
    },
  });
  const start = () => new window.Worker('blob:of-the-program');
  const codeOf = async ({ address }: BareWorker) => (await resolveObjectURL(address)?.text()) ?? '';
  const send = async (worker: BareWorker, token: string, message: object) =>
    worker.dispatchEvent(new MessageEvent('message', { data: { ...message, token } }));
  const tokenOf = async (worker: BareWorker) =>
    /"token":"([^"]+)"/.exec(await codeOf(worker))?.[1] ?? '';
  return { start, codeOf, send, tokenOf, reported, dropped, MAX_WORKERS };
}

test('a worker begins with the code that closes it, whatever the program has replaced', async () => {
  const { start, codeOf } = await offered();
  const { prototype } = Array;
  const walker = Object.getPrototypeOf([][Symbol.iterator]());
  const kept = [prototype[Symbol.iterator], walker.next] as const;
  let worker: BareWorker | undefined;
  try {
    let isOver = true;
    walker.next = () => {
      isOver = !isOver;
      return { done: isOver, value: 'another code' };
    };
    prototype[Symbol.iterator] = () => walker;
    worker = start();
  } finally {
    prototype[Symbol.iterator] = kept[0];
    walker.next = kept[1];
  }
  expect(await codeOf(worker)).toContain(WORKER_START);
  expect(await codeOf(worker)).toContain(OPENING);
});

test('its code is kept no longer than until it has been read', async () => {
  const { start, codeOf, send, tokenOf } = await offered();
  const worker = start();
  await send(worker, await tokenOf(worker), { is: 'started' });
  expect(await codeOf(worker)).toBe('');
});

test('what it says comes in batches, and what is too much is counted', async () => {
  const { start, send, tokenOf, reported, dropped } = await offered();
  const worker = start();
  const line = { kind: 'log', level: 'log', text: 'x', position: null, count: 2 };
  const message = { entries: Array(MAX_BATCH + 3).fill(line), dropped: 5 };
  await send(worker, 'another', message);
  expect(reported).toEqual([]);
  await send(worker, await tokenOf(worker), message);
  expect(reported).toHaveLength(MAX_BATCH);
  expect(dropped).toEqual([5, 2, 2, 2]);
});

test('there are only so many at a time; those that have ended make room', async () => {
  const { start, send, tokenOf, MAX_WORKERS } = await offered();
  const workers = Array.from({ length: MAX_WORKERS }, start);
  expect(start).toThrow(RangeError);
  workers[0]?.terminate();
  workers[0]?.terminate();
  const last = start();
  expect(start).toThrow(RangeError);
  await send(last, await tokenOf(last), { is: 'ended' });
  last.terminate();
  start();
  expect(start).toThrow(RangeError);
});
