import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type Arrival,
  bytesAlive,
  fetchAlive,
  loadedAlive,
  STALL_MS,
  Stalled,
} from './fetch-alive.ts';

const ADDRESS = 'https://packages.example/numpy.whl';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A host that answers at the test's command, piece by piece. */
function host(headers: Record<string, string> = {}) {
  let send: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      send = controller;
    },
  });
  const by = vi.fn((_address: string, _init?: RequestInit) =>
    Promise.resolve(new Response(body, { headers })),
  );
  return {
    by,
    send: (text: string) => send?.enqueue(new TextEncoder().encode(text)),
    end: () => send?.close(),
  };
}

test('a host that accepts and never answers is given up, and its connection ended', async () => {
  let signal: AbortSignal | null | undefined;
  const silent = (_: string, init?: RequestInit) => {
    signal = init?.signal;
    return new Promise<Response>(() => {});
  };
  const answer = fetchAlive(ADDRESS, {}, silent).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(STALL_MS - 1);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBeInstanceOf(Stalled);
  expect(signal?.aborted).toBe(true);
});

test('a slow line is waited for as long as something comes', async () => {
  const { by, send, end } = host({ 'content-length': '5' });
  const arrivals: Arrival[] = [];
  const bytes = bytesAlive(ADDRESS, {}, by, (arrival) => arrivals.push(arrival));
  for (const letter of 'numpy') {
    await vi.advanceTimersByTimeAsync(STALL_MS - 1000);
    send(letter);
    await vi.advanceTimersByTimeAsync(0);
  }
  end();
  expect(new TextDecoder().decode(await bytes)).toBe('numpy');
  expect(arrivals).toEqual([1, 2, 3, 4, 5].map((bytes) => ({ bytes, size: 5 })));
  expect(vi.getTimerCount()).toBe(0);
});

test('one of several files waits for as long as something comes of the others', async () => {
  const { by, send, end } = host();
  const first = bytesAlive(ADDRESS, {}, by);
  const queued = fetchAlive(ADDRESS, {}, () => new Promise(() => {})).catch(
    (error: unknown) => error,
  );
  let isOver = false;
  void queued.then(() => {
    isOver = true;
  });
  for (const letter of 'numpy') {
    await vi.advanceTimersByTimeAsync(STALL_MS - 1000);
    send(letter);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(isOver).toBe(false);
  end();
  await first;
  await vi.advanceTimersByTimeAsync(STALL_MS);
  expect(await queued).toBeInstanceOf(Stalled);
  expect(vi.getTimerCount()).toBe(0);
});

test('a body that stops coming is given up', async () => {
  const { by, send } = host();
  const bytes = bytesAlive(ADDRESS, {}, by).catch((error: unknown) => error);
  send('nu');
  await vi.advanceTimersByTimeAsync(STALL_MS);
  expect(await bytes).toBeInstanceOf(Stalled);
});

test.each([
  ['compressed', { 'content-length': '2', 'content-encoding': 'br' }],
  ['longer than it says', { 'content-length': '2' }],
  ['of no stated length', {}],
])('the size of a body that is %s is not known', async (_, headers) => {
  const { by, send, end } = host(headers as Record<string, string>);
  const arrivals: Arrival[] = [];
  send('numpy');
  end();
  await bytesAlive(ADDRESS, {}, by, (arrival) => arrivals.push(arrival));
  expect(arrivals).toEqual([{ bytes: 5, size: null }]);
});

test('a module that takes long is waited for while its file comes, and given up when not', async () => {
  const { by, send, end } = host();
  vi.stubGlobal('fetch', by);
  const slow = Promise.withResolvers<string>();
  const module = loadedAlive(ADDRESS, slow.promise);
  await vi.advanceTimersByTimeAsync(STALL_MS);
  expect(by).toHaveBeenCalledOnce();
  send('x');
  end();
  await vi.advanceTimersByTimeAsync(STALL_MS - 1);
  slow.resolve('module');
  expect(await module).toBe('module');
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const lost = loadedAlive(ADDRESS, new Promise(() => {})).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2 * STALL_MS);
  expect(await lost).toBeInstanceOf(Stalled);
});
