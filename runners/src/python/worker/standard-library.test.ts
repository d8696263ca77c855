import type { PyodideInterface } from 'pyodide';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STALL_MS } from '../../fetch-alive.ts';
import type { Progress } from '../../runner.ts';
import { LibraryUnavailable, NOTICE_MS, StandardLibrary } from './standard-library.ts';

const ADDRESS = 'https://codivia.test/python/python_stdlib.zip';

class CannotRead extends Error {}
type Node = { contents: Uint8Array; usedBytes: number; stream_ops: { open?: () => void } };
let node: Node;

beforeEach(() => {
  node = { contents: new Uint8Array(), usedBytes: 0, stream_ops: {} };
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A library whose server answers with this body; at once to a program that cannot wait. */
function libraryFrom(body: BodyInit | null, now: { status: number } = { status: 200 }) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body)),
  );
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = now.status;
      response = new ArrayBuffer(7);
      open = vi.fn();
      send = vi.fn();
    },
  );
  const FS = { writeFile: () => {}, lookupPath: () => ({ node }), ErrnoError: CannotRead };
  const library = new StandardLibrary({ FS } as unknown as PyodideInterface, ADDRESS);
  const reports: Progress[] = [];
  const wait = () => library.complete((progress) => reports.push(progress)).catch((error) => error);
  return { library, reports, wait };
}

test('nothing is fetched before it is needed', () => {
  const { library } = libraryFrom('library');
  expect(fetch).not.toHaveBeenCalled();
  expect(library.isThere).toBe(false);
});

test('a library that comes soon is put in its place without a word', async () => {
  const { library, reports, wait } = libraryFrom('library');
  const outcome = wait();
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  expect(library.isThere).toBe(true);
  expect(node.contents).toHaveLength('library'.length);
  expect(reports).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a program that waits for it says so, and is told when nothing comes any more', async () => {
  let push: ReadableStreamDefaultController | undefined;
  const slow = new ReadableStream({
    start: (controller) => {
      push = controller;
    },
  });
  const { reports, wait } = libraryFrom(slow);
  const outcome = wait();
  await vi.advanceTimersByTimeAsync(NOTICE_MS);
  expect(reports).toEqual([{ name: 'Python', loaded: 0, total: 1, bytes: 0, size: null }]);
  push?.enqueue(new Uint8Array(5));
  await vi.advanceTimersByTimeAsync(1);
  expect(reports.at(-1)).toMatchObject({ bytes: 5 });
  await vi.advanceTimersByTimeAsync(STALL_MS);
  const error = await outcome;
  expect(error).toBeInstanceOf(LibraryUnavailable);
  expect(String(error)).toContain('nothing has come for');
  expect(vi.getTimerCount()).toBe(0);
});

test('a program that opens it unforeseen gets all of it at once', () => {
  const { library } = libraryFrom('');
  node.stream_ops.open?.();
  expect(library.isThere).toBe(true);
  expect(node.usedBytes).toBe(7);
});

test('where it cannot be had, opening it fails and the reason is kept', () => {
  const { library } = libraryFrom('', { status: 404 });
  expect(() => node.stream_ops.open?.()).toThrow(CannotRead);
  expect(library.problem).toBeInstanceOf(LibraryUnavailable);
  expect(library.isThere).toBe(false);
});
