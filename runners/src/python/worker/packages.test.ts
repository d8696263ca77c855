import type { PyodideInterface } from 'pyodide';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STALL_MS } from '../../fetch-alive.ts';
import type { Progress } from '../../runner.ts';
import { PackageLoader, PackagesStalled, PackagesUnavailable } from './packages.ts';

const BASE = 'https://codivia.test/python/';
const FOLDER = 'https://packages.test/';
const FILE = 'numpy-2.2.5-cp313.whl';
const BYTES = new TextEncoder().encode('wheel');

beforeEach(() => {
  vi.useFakeTimers();
  // Silences the warnings that operators read in the console.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A runtime that fetches one file as Pyodide does: with its checksum, and without telling why it failed. */
async function runtime(content: Uint8Array): Promise<PyodideInterface> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(content)));
  const integrity = `sha256-${btoa(String.fromCharCode(...digest))}`;
  const loadPackagesFromImports = async () => {
    try {
      await (await fetch(BASE + FILE, { integrity })).arrayBuffer();
      return [{}];
    } catch {
      return [];
    }
  };
  return { loadPackagesFromImports } as unknown as PyodideInterface;
}

async function load(by: typeof fetch, content = BYTES) {
  const reports: Progress[] = [];
  const loader = new PackageLoader(await runtime(content), BASE, by);
  const outcome = loader
    .load('import numpy', FOLDER, (progress) => reports.push(progress))
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  return { outcome, reports };
}

test('says what it fetches before anything has come, and gives up a host that never answers', async () => {
  const silent = vi.fn(() => new Promise<Response>(() => {}));
  const { outcome, reports } = await load(silent);
  expect(silent).toHaveBeenCalledWith(
    FOLDER + FILE,
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );
  expect(reports).toEqual([{ name: 'numpy', loaded: 0, total: 1, bytes: 0, size: null }]);
  await vi.advanceTimersByTimeAsync(STALL_MS);
  expect(await outcome).toEqual(new PackagesStalled('numpy'));
  expect(vi.mocked(console.warn).mock.calls.flat().join(' ')).toContain(
    `PYTHON_PACKAGES_URL: ${FOLDER}`,
  );
});

test('tells how much has come, and takes a file with the right checksum', async () => {
  const { outcome, reports } = await load(
    async () => new Response(BYTES, { headers: { 'content-length': '5' } }),
  );
  expect(await outcome).toBe(true);
  expect(reports.at(-1)).toEqual({ name: 'numpy', loaded: 1, total: 1, bytes: 5, size: 5 });
});

test('refuses a file with another checksum, and says that a host refuses', async () => {
  const other = await load(async () => new Response('another'));
  expect(await other.outcome).toEqual(new PackagesUnavailable('numpy'));
  const refused = await load(async () => new Response('no', { status: 403 }));
  expect(await refused.outcome).toEqual(new PackagesUnavailable('numpy'));
});
