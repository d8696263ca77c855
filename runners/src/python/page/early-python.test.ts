import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Parts, receiveParts } from '../parts.ts';
import { FakeWorker } from '../testing/fake-worker.ts';
import { beginPython } from './begin-python.ts';
import { earlyOrNewPython } from './early-python.ts';

const PLACES = {
  base: 'https://codivia.test/python/',
  snapshot: 'https://codivia.test/python/memory.bin',
};
const EMPTY_MACHINE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

let workers: FakeWorker[] = [];

/** The server's answers; a test may remove some. */
let answers: (address: string) => Response;

function serve(address: string): Response {
  if (!address.endsWith('.wasm')) return new Response('memory');
  return new Response(EMPTY_MACHINE, { headers: { 'content-type': 'application/wasm' } });
}

/** Returns the parts that the worker was given with its first message. */
function partsOf(worker: FakeWorker): Parts {
  const [boot] = worker.received;
  if (boot?.type !== 'boot' || !boot.parts) throw new Error('No parts were sent');
  return receiveParts(boot.parts);
}

beforeEach(() => {
  workers = [];
  answers = serve;
  vi.stubGlobal('fetch', async (address: string) => answers(address));
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a Python begun early is taken once, with what it has said meanwhile; the next is a new one', async () => {
  const worker = new FakeWorker();
  beginPython(() => worker, PLACES);
  expect(worker.received).toMatchObject([{ type: 'boot', ...PLACES }]);
  worker.emit({ type: 'arrived', share: 0.64 });
  worker.emit({ type: 'ready' });

  const taken = earlyOrNewPython(PLACES);
  expect(workers).toHaveLength(0);
  expect(worker.received).toHaveLength(1);
  const received: unknown[] = [];
  taken.onMessage = (message) => received.push(message);
  worker.emit({ type: 'arrived', share: 0.04 });
  expect(received).toEqual([
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

test('the worker is handed what is large, and told what could not be had', async () => {
  answers = (address) =>
    address.endsWith('memory.bin') ? new Response('', { status: 404 }) : serve(address);
  const without = new FakeWorker();
  beginPython(() => without, PLACES);
  const { machine, memory } = partsOf(without);
  await expect(memory).rejects.toThrow('404');
  expect(await machine).toBeInstanceOf(WebAssembly.Module);

  answers = serve;
  const whole = new FakeWorker();
  beginPython(() => whole, PLACES);
  expect(new TextDecoder().decode(await partsOf(whole).memory)).toBe('memory');
});

test('Python is under way once its parts are sent, and soon in any case', async () => {
  const headStart = () => globalThis.startedPython?.headStart;
  beginPython(() => new FakeWorker(), PLACES);
  await headStart();

  vi.useFakeTimers();
  const coming = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => coming.promise);
  beginPython(() => new FakeWorker(), PLACES);
  const settled = vi.fn();
  headStart()?.then(settled);
  await vi.advanceTimersByTimeAsync(299);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalled();
  coming.reject(new Error('no network'));
  await vi.advanceTimersByTimeAsync(0);
});
