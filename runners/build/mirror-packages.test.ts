import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mirrorPackages, packageFiles } from './mirror-packages.ts';

/** Stand-ins for the real packages, which are many megabytes: as many files, other bytes. */
const content = (name: string) => Buffer.from(`the content of ${name}`.repeat(100));
const FIRST = 'numpy-1.whl';
const LAST = 'openblas-1.zip';
vi.mock('./allowed-packages.ts', () => ({
  allowedPackages: () => ({
    packages: Object.fromEntries(
      [FIRST, LAST].map((name) => [
        name,
        {
          file_name: name,
          sha256: createHash('sha256').update(content(name)).digest('hex'),
          depends: [],
        },
      ]),
    ),
  }),
}));

let server: Server;
let source = '';
let folder = '';
let requested: string[] = [];
let lines: string[] = [];
/** The answers that the server sends instead of a file. */
let answers: Record<string, (request: IncomingMessage) => { status: number; body: Buffer }> = {};

beforeEach(async () => {
  requested = [];
  lines = [];
  answers = {};
  folder = mkdtempSync(join(tmpdir(), 'codivia-mirror-'));
  server = createServer((request, response) => {
    const name = (request.url ?? '').slice('/full/'.length);
    const { range } = request.headers;
    requested.push(range ? `${name} ${range}` : name);
    const other = answers[name]?.(request);
    const from = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
    response.statusCode = other?.status ?? (from > 0 ? 206 : 200);
    response.end(other?.body ?? content(name).subarray(from));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  source = `http://127.0.0.1:${(server.address() as AddressInfo).port}/full/`;
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const mirror = () => mirrorPackages({ folder, source, log: (line) => lines.push(line) });

test('every file is copied, once', async () => {
  await mirror();
  expect(readdirSync(folder).sort()).toEqual([FIRST, LAST]);
  expect(readFileSync(join(folder, LAST))).toEqual(content(LAST));
  await mirror();
  expect(requested).toEqual([FIRST, LAST]);
  expect(lines.at(-1)).toContain('there already');
});

test('a file that is not the right one is refused and not kept', async () => {
  answers[LAST] = () => ({ status: 200, body: Buffer.from('something else') });
  await expect(mirror()).rejects.toThrow(`${LAST} is not the file`);
  expect(readdirSync(folder)).toEqual([FIRST]);
  delete answers[LAST];
  await mirror();
  expect(requested).toEqual([FIRST, LAST, LAST]);
});

test('a file spoilt on our side is fetched again', async () => {
  await mirror();
  writeFileSync(join(folder, FIRST), 'spoilt');
  await mirror();
  expect(readFileSync(join(folder, FIRST))).toEqual(content(FIRST));
});

test('a download that broke off goes on where it stopped', async () => {
  writeFileSync(join(folder, `${FIRST}.part`), content(FIRST).subarray(0, 700));
  await mirror();
  expect(requested[0]).toBe(`${FIRST} bytes=700-`);
  expect(readFileSync(join(folder, FIRST))).toEqual(content(FIRST));
});

test('a server that cannot go on sends the whole', async () => {
  writeFileSync(join(folder, `${FIRST}.part`), content(FIRST).subarray(0, 700));
  answers[FIRST] = () => ({ status: 200, body: content(FIRST) });
  await mirror();
  expect(readFileSync(join(folder, FIRST))).toEqual(content(FIRST));
});

test('what the source does not have is named', async () => {
  answers[FIRST] = () => ({ status: 404, body: Buffer.from('') });
  await expect(mirror()).rejects.toThrow(`${source}${FIRST} was answered with 404`);
});

test('the real list names numpy, matplotlib, scikit-learn and what they need, with checksums', async () => {
  vi.doUnmock('./allowed-packages.ts');
  vi.resetModules();
  const real = await import('./mirror-packages.ts');
  const files = real.packageFiles();
  expect(files.length).toBeGreaterThan(packageFiles().length);
  for (const name of ['numpy-', 'matplotlib-', 'scikit_learn-', 'scipy-', 'openblas-', 'pillow-']) {
    expect(files.filter((file) => file.name.startsWith(name))).toHaveLength(1);
  }
  for (const { sha256 } of files) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
});
