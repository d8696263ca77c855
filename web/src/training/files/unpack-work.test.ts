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

test('modules of an exercise are its code, those that the zip has', async () => {
  const zip = zipSync({
    'main.py': strToU8('import shapes'),
    'shapes.py': strToU8('side = 2'),
    'own.py': strToU8('x'),
  });
  const names = ['main.py', 'shapes.py', 'words.py'];
  expect(await unpackWork(new Blob([new Uint8Array(zip)]), 'python', LIMIT, names)).toMatchObject({
    code: { 'main.py': 'import shapes', 'shapes.py': 'side = 2' },
    files: [{ name: 'own.py' }],
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

const named = (names: readonly string[], code = '') =>
  Object.fromEntries(names.map((name) => [name, strToU8(`${code || '// '}${name}`)]));

test.each([
  ['web', ['site/README.md', 'site/public/index.html', 'site/public/js/app.js'], 'js/app.js'],
  ['web', ['home.html', 'css/main.css'], 'css/main.css'],
  ['game', ['game.js', 'p5.min.js', 'cat.txt'], 'cat.txt'],
  ['game', ['Games\\sketch.js', 'Games\\player.js'], 'player.js'],
  ['python', ['app/__main__.py', 'app/helper.py'], 'helper.py'],
  ['python', ['quiz.py', 'data/words.txt', '__pycache__/quiz.pyc'], 'data/words.txt'],
] as const)('a %s zip that was made elsewhere is opened: %j', async (kind, names, other) => {
  const unpacked = await open(named(names), kind);
  const files = 'files' in unpacked ? unpacked.files.map(({ name }) => name) : unpacked;
  expect(files).toContain(other);
  const code = 'code' in unpacked ? Object.values(unpacked.code).join('') : '';
  expect(names.some((name) => code.includes(name))).toBe(true);
});

test('the program of several is the one that its page or itself names; else none is chosen', async () => {
  const page =
    '<script src="p5.js"></script><script src="cat.js"></script><script src="./go.js"></script>';
  const game = { ...named(['cat.js', 'go.js', 'p5.js']), 'index.html': strToU8(page) };
  expect(await open(game, 'game')).toMatchObject({
    code: { 'sketch.js': '// go.js' },
    files: [{ name: 'cat.js' }],
  });
  const start = strToU8("import b\nif __name__ == '__main__':\n    b.go()\n");
  expect(await open({ 'a.py': start, 'b.py': strToU8('x') })).toMatchObject({
    code: { 'main.py': expect.stringContaining('b.go()') },
    files: [{ name: 'b.py' }],
  });
  expect(await open(named(['a.py', 'b.py'], '# '))).toEqual({ problem: 'no_code' });
});

test('scripts of a game from elsewhere run in the order of its page', async () => {
  const page =
    '<script src="../lib/p5.js"></script><!-- <script src="a.js"></script> --><script src="shape.js"></script><script src="./ball.js"></script><script src="sketch.js"></script>';
  const game = {
    ...named(['game/a.js', 'game/ball.js', 'game/shape.js', 'game/sketch.js']),
    'game/index.html': strToU8(page),
  };
  const unpacked = await open(game, 'game');
  expect('files' in unpacked && unpacked.files.map(({ name, turn }) => [name, turn])).toEqual([
    ['a.js', undefined],
    ['ball.js', 1],
    ['shape.js', 0],
  ]);
});

test('a program that Windows wrote without UTF-8 is read', async () => {
  const bytes = Uint8Array.from('print("\xe9t\xe9")', (letter) => letter.charCodeAt(0));
  expect(await open({ 'main.py': bytes })).toMatchObject({ code: { 'main.py': 'print("été")' } });
});

test('texts of other encodings are converted, the program among them, and said so', async () => {
  const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const unpacked = await open({
    'main.py': latin('\xef\xbb\xbfprint(1)'),
    'villes.csv': latin('Ville;Pays\r\nN\xeemes;France'),
    'class.csv': latin('PK\x03\x04\x14\0'),
  });
  expect(unpacked).toMatchObject({
    code: { 'main.py': 'print(1)' },
    files: [
      { name: 'villes.csv', content: new TextEncoder().encode('Ville;Pays\r\nNîmes;France') },
    ],
    converted: [{ name: 'villes.csv', encoding: 'windows-1252' }],
    problems: [{ name: 'class.csv', problem: 'workbook' }],
  });
  const older = await open({ 'main.py': latin('# -*- coding: latin-1 -*-\nprint("\xe9")') });
  expect(older).toMatchObject({ code: { 'main.py': '# -*- coding: utf-8 -*-\nprint("é")' } });
});
