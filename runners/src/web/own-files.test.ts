import { expect, test } from 'vitest';
import { localPage } from './local-page.ts';
import { ownFilesIn } from './own-files.ts';
import { preparePage, prepareSite } from './prepare-page.ts';
import { standalonePage } from './standalone-page.ts';

test.each([
  ['<p>x</p>', []],
  [
    '<link rel="stylesheet" href="style.css"><script defer src=./script.js></script>',
    ['style.css', 'script.js'],
  ],
  ["<LINK HREF='/style.css?v=2' REL='stylesheet'>", ['style.css']],
  ['<!-- <script src="script.js"></script> --><link rel="preload" href="style.css">', []],
  ['<script src="https://a.org/script.js"></script><script src="js/script.js"></script>', []],
  ['<script type="module">import { a } from "./script.js";</script>', ['script.js']],
  [
    '<style>@import "style.css";</style><script>tag.src = "script.js";</script>',
    ['style.css', 'script.js'],
  ],
  ['<p>style.css</p><script>console.log("script.js")</script>', []],
])('%s brings %j itself', (html, names) => {
  expect([...ownFilesIn(html)]).toEqual(names);
});

const program = { 'style.css': 'p { color: red }', 'script.js': 'while (x) greet();' };
const PAGE = `<html><head><script src="lib.js" defer></script>
<script src="script.js" defer></script><link rel="stylesheet" href="style.css">
<style>p { color: blue }</style></head><body><p>x</p></body></html>`;

test('a page that names its style sheet and its script gets them where it names them', async () => {
  for (const { message } of [
    preparePage({ ...program, 'index.html': PAGE }),
    await prepareSite({ files: { ...program, 'index.html': PAGE }, beside: [] }),
  ]) {
    expect(message.page).toBe(PAGE);
    const script = message.files?.find(({ name }) => name === 'script.js');
    expect(await script?.data.text()).toBe(
      'while (x) {__codiviaLoop(1,"script.js");greet();}\n//# sourceURL=codivia-1-1-script.js.js',
    );
    expect(message.files?.find(({ name }) => name === 'style.css')).toMatchObject({
      css: program['style.css'],
    });
  }
});

test('a page alone has no files but those that it names', () => {
  const { message } = preparePage({
    ...program,
    'index.html': '<script src="script.js"></script>',
  });
  expect(message).toMatchObject({ isAlone: true });
  expect(message.files?.map(({ name }) => name)).toEqual(['script.js']);
  expect(message.page).toContain('<style>p { color: red }</style>');
  expect(preparePage({ ...program, 'index.html': '<p>' }).message).not.toHaveProperty('files');
});

test('a script is read as what its tag says', () => {
  const js = 'import "./a.js";';
  const module = preparePage({
    'index.html': '<script type="module" src="script.js"></script>',
    'style.css': '',
    'script.js': js,
  });
  expect(module.problems).toEqual([]);
  const classic = preparePage({
    'index.html': '<script src="script.js"></script>',
    'style.css': '',
    'script.js': js,
  });
  expect(classic.problems).toMatchObject([{ name: 'SyntaxError', position: { line: 1 } }]);
});

test('on disk a page stays as it is where it names its files', () => {
  expect(localPage(PAGE, 'T', 'en', true)).toBe(PAGE);
  const page = localPage('<html><body><script src="script.js"></script></body></html>', 'T', 'en');
  expect(page).toBe(
    '<html><link rel="stylesheet" href="style.css">\n<body><script src="script.js"></script></body></html>',
  );
});

test('in one page all that is named is at its place', () => {
  const page = standalonePage({ ...program, 'index.html': PAGE }, 'T', 'en');
  const parts = ['lib.js', 'color: red', 'color: blue', '<p>x</p>'];
  const found = parts.map((part) => page.indexOf(part));
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(page).not.toMatch(/src="script\.js|href="style\.css/);
  const [, address = ''] = /"(data:[^"]*)" defer>/.exec(page) ?? [];
  expect(decodeURIComponent(address)).toContain(program['script.js']);
  const deferred = standalonePage(
    {
      'index.html': '<head><script src="script.js" defer></script></head><p>x</p>',
      'style.css': '',
      'script.js': 'go();',
    },
    'T',
    'en',
  );
  expect(deferred.indexOf('go();')).toBeGreaterThan(deferred.indexOf('<p>x</p>'));
  const early = standalonePage(
    {
      'index.html': '<head><script src="script.js"></script></head><p>x</p>',
      'style.css': '',
      'script.js': 'go();',
    },
    'T',
    'en',
  );
  expect(early.indexOf('go();')).toBeLessThan(early.indexOf('<p>x</p>'));
  const module = '<head><script type="module" src="script.js"></script></head><p>x</p>';
  expect(
    standalonePage({ 'index.html': module, 'style.css': '', 'script.js': 'go();' }, 'T', 'en'),
  ).toContain('<script type="module">\ngo();');
  const narrow = '<head><link rel="stylesheet" media="(max-width: 9em)" href="style.css"></head>';
  expect(
    standalonePage({ 'index.html': narrow, 'style.css': 'p {}', 'script.js': '' }, 'T', 'en'),
  ).toContain('<style media="(max-width: 9em)">\np {}\n</style>');
});
