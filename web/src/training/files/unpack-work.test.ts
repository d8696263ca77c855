import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unpackWork } from './unpack-work.ts';

const LIMIT = 5_000_000;
const open = (files: Zippable, kind: 'python' | 'web' | 'game' = 'python') =>
  unpackWork(new Blob([new Uint8Array(zipSync(files))]), kind, LIMIT);

test('code and files come out, without the folder around them and what systems add', async () => {
  const unpacked = await open({
    'my-project/main.py': strToU8('print(1)'),
    'my-project/data/a.csv': strToU8('a,b'),
    '__MACOSX/my-project/._main.py': strToU8('x'),
    'my-project/.git/config': strToU8('x'),
  });
  expect(unpacked).toMatchObject({
    code: { 'main.py': 'print(1)' },
    files: [{ name: 'data/a.csv', format: 'text' }],
    problems: [],
  });
});

test('the page that was added to a game stays out', async () => {
  const unpacked = await open(
    { 'index.html': strToU8('<p>'), 'sketch.js': strToU8('let a;') },
    'game',
  );
  expect(unpacked).toMatchObject({ code: { 'sketch.js': 'let a;' }, files: [] });
});

test('files that are not taken are named', async () => {
  const unpacked = await open({
    'main.py': strToU8('1'),
    'a/../../b.txt': strToU8('x'),
    'c.exe': new Uint8Array([77, 90, 0, 0]),
  });
  expect(unpacked).toMatchObject({
    problems: [
      { name: 'a/../../b.txt', problem: 'parent' },
      { name: 'c.exe', problem: 'type' },
    ],
  });
});

test.each([
  ['zeros', { 'main.py': strToU8('1'), 'a.txt': new Uint8Array(4_000_000) }],
  ['much', Object.fromEntries([...Array(400)].map((_, i) => [`${i}.txt`, strToU8('x')]))],
])('a zip of %s is not opened', async (_, files) => {
  expect(await open(files as Zippable)).toEqual({ problem: 'zip_bomb' });
});

test('what is no zip, too large or without a program is said', async () => {
  expect(await unpackWork(new Blob(['no zip at all']), 'web', LIMIT)).toEqual({
    problem: 'not_a_zip',
  });
  expect(await unpackWork({ size: 5e9 } as Blob, 'web', LIMIT)).toEqual({
    problem: 'zip_too_large',
  });
  expect(await open({ 'a.txt': strToU8('x') }, 'web')).toEqual({ problem: 'no_code' });
  expect(await open({ 'main.py': strToU8('1'.repeat(200_001)) })).toMatchObject({
    problem: expect.stringMatching(/code_too_long|zip_bomb/),
  });
});
