import type { PyodideInterface } from 'pyodide';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STALL_MS } from '../../fetch-alive.ts';
import type { Progress } from '../../runner.ts';
import { LibraryUnavailable, NOTICE_MS, StandardLibrary } from './standard-library.ts';

const ADDRESS = 'https://codivia.test/python/python_stdlib.zip';

let written: Uint8Array | null = null;
const python = {
  FS: {
    writeFile: (_place: string, bytes: Uint8Array) => {
      written = bytes;
    },
  },
} as unknown as PyodideInterface;

beforeEach(() => {
  written = null;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Installs it from a server that answers with this body. */
function install(body: BodyInit | null) {
  vi.stubGlobal('fetch', async () => new Response(body));
  const reports: Progress[] = [];
  const library = new StandardLibrary(ADDRESS);
  const outcome = library
    .installInto(python, (progress) => reports.push(progress))
    .catch((error: unknown) => error);
  return { library, reports, outcome };
}

test('a library that is there is put in its place without a word', async () => {
  const { outcome, reports } = install('library');
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  expect(written).toHaveLength('library'.length);
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
  const { outcome, reports } = install(slow);
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
