import 'fake-indexeddb/auto';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { deleteFiles, keepFiles, loadFiles, orderFiles, readContent } from './file-store.ts';
import { packWork } from './pack-work.ts';
import { unpackWork } from './unpack-work.ts';

const PLACE = 'game';
const bytes = (text: string) => new TextEncoder().encode(text);
const text = (name: string) => ({ name, format: 'text', content: bytes(`// ${name}`) }) as const;
const PNG = {
  name: 'img/cat.png',
  format: 'png',
  content: Uint8Array.from(
    atob(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    ),
    (sign) => sign.charCodeAt(0),
  ),
} as const;

beforeEach(async () => {
  const files = await loadFiles(PLACE);
  await deleteFiles(
    PLACE,
    files.map(({ name }) => name),
  );
});

/** The names of all files in their order, with their contents. */
async function kept() {
  const files = await loadFiles(PLACE);
  return Promise.all(files.map(async ({ name }) => [name, await readContent(PLACE, name)]));
}

/** Packs a work, deletes its files and opens the zip again; returns its code then. */
async function roundTrip(kind: ProgramKind, code: ProgramFiles) {
  const zip = await packWork(PLACE, kind, code, 'My work', 'fr');
  const unpacked = await unpackWork(zip, kind, 5_000_000);
  if ('problem' in unpacked) throw new Error(unpacked.problem);
  await deleteFiles(
    PLACE,
    (await loadFiles(PLACE)).map(({ name }) => name),
  );
  await keepFiles(PLACE, unpacked.files);
  expect(unpacked.problems).toEqual([]);
  const inZip = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  return { code: unpacked.code, page: strFromU8(inZip['index.html'] ?? bytes('')) };
}

const PAGE = '<h1>Salut</h1>\n<img src="img/cat.png" alt="">\n';
const WHOLE = `<!doctype html>
<html><head><script src="lib.js" defer></script><script src="script.js" defer></script>
<link rel="stylesheet" href="style.css"><link rel="stylesheet" href="theme.css"></head><body>x</body></html>
`;

test.each([
  [
    'web',
    { 'index.html': PAGE, 'style.css': 'p {}', 'script.js': 'go();' },
    ['lib.js', 'theme.css'],
  ],
  ['web', { 'index.html': PAGE, 'style.css': '', 'script.js': 'import "./lib.js";' }, ['lib.js']],
  ['web', { 'index.html': '', 'style.css': '', 'script.js': '' }, ['lib.js']],
  [
    'web',
    { 'index.html': WHOLE, 'style.css': 'p {}', 'script.js': 'go();' },
    ['lib.js', 'theme.css'],
  ],
  ['game', { 'sketch.js': 'function setup() {}\n' }, ['ball.js', 'shape.js', 'words.txt']],
  ['game', { 'sketch.js': 'loadModel("cat");\n' }, ['cat.model.json', 'shape.js']],
  [
    'web',
    { 'index.html': WHOLE, 'style.css': '', 'script.js': 'loadModel("cat");' },
    ['cat.model.json'],
  ],
  [
    'web',
    { 'index.html': PAGE, 'style.css': '', 'script.js': 'loadModel("cat");' },
    ['cat.model.json', 'more/page.html'],
  ],
  ['python', { 'main.py': 'import shape\n' }, ['shape.py', 'data/words.csv']],
] as const)('a saved %s project with %j is opened as the same one', async (kind, code, names) => {
  await keepFiles(PLACE, [...names.map(text), PNG]);
  const before = await kept();
  expect((await roundTrip(kind, code)).code).toEqual(code);
  expect(await kept()).toEqual(before);
});

test('a zip keeps the order of scripts, and its page runs them in it', async () => {
  await keepFiles(PLACE, [text('ball.js'), text('shape.js'), text('a.txt')]);
  await orderFiles(PLACE, ['shape.js', 'ball.js']);
  const { page } = await roundTrip('game', { 'sketch.js': '' });
  const order = ['p5.min.js', 'shape.js', 'ball.js', 'sketch.js'].map((name) => page.indexOf(name));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect((await loadFiles(PLACE)).map(({ name }) => name)).toEqual([
    'shape.js',
    'ball.js',
    'a.txt',
  ]);
});

test.each([
  ['game', { 'sketch.js': 'loadModel("cat");' }, 'sketch.js'],
  ['web', { 'index.html': PAGE, 'style.css': '', 'script.js': 'loadModel("cat");' }, 'script.js'],
] as const)('a saved %s project loads its models from its folder', async (kind, code, script) => {
  await keepFiles(PLACE, [text('cat.model.json'), text('words.txt')]);
  const zip = await packWork(PLACE, kind, code, 'My work', 'fr');
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const inZip = (name: string) => strFromU8(files[name] ?? bytes(''));
  const page = inZip('index.html');
  const order = ['<script src="load-model.js"', `<script src="${script}"`].map((tag) =>
    page.indexOf(tag),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(inZip('load-model.js')).toContain('[["cat.model.json","// cat.model.json"]]');
});

test('a saved Python program brings what reads its models, which is left out when it comes back', async () => {
  await keepFiles(PLACE, [text('cat.model.json')]);
  const code = { 'main.py': 'from codivia import load_model\n' };
  const zip = await packWork(PLACE, 'python', code, 'My work', 'fr');
  const names = Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())));
  expect(names.sort()).toEqual([
    'cat.model.json',
    ...['__init__', 'examples', 'features', 'reading', 'verdict'].map(
      (name) => `codivia/${name}.py`,
    ),
    'main.py',
  ]);
  expect((await roundTrip('python', code)).code).toEqual(code);
  expect((await loadFiles(PLACE)).map(({ name }) => name)).toEqual(['cat.model.json']);
  const other = await packWork(PLACE, 'python', { 'main.py': 'x = 1' }, 'My work', 'fr');
  const inOther = Object.keys(unzipSync(new Uint8Array(await other.arrayBuffer())));
  expect(inOther.sort()).toEqual(['cat.model.json', 'main.py']);
});

test('every page of a saved project that runs a script loads its models', async () => {
  const page = (name: string, content: string) =>
    ({ name, format: 'text', content: bytes(content) }) as const;
  const files = [
    page('more/guess.html', '<p>x</p><script>loadModel("../cat")</script>'),
    page('linked.htm', '<head></head><script src="guess.js"></script>'),
    page('plain.html', '<p>no script</p>'),
    text('cat.model.json'),
  ];
  await keepFiles(PLACE, files);
  const before = await kept();
  const code = { 'index.html': PAGE, 'style.css': '', 'script.js': '' };
  const zip = await packWork(PLACE, 'web', code, 'My work', 'fr');
  const inZip = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const pageOf = (name: string) => strFromU8(inZip[name] ?? bytes(''));
  expect(pageOf('index.html')).toContain('<script src="load-model.js">');
  expect(pageOf('more/guess.html')).toMatch(/^<script src="..\/load-model.js">/);
  expect(pageOf('linked.htm')).toContain('<script src="load-model.js"></script>\n</head>');
  expect(pageOf('plain.html')).not.toContain('load-model');
  expect(pageOf('load-model.js')).toContain('cat.model.json');
  expect((await roundTrip('web', code)).code).toEqual(code);
  expect(await kept()).toEqual(before);
});
