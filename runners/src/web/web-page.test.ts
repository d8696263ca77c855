import { expect, test } from 'vitest';
import { localPage } from './local-page.ts';
import { preparePage } from './prepare-page.ts';
import { standalonePage } from './standalone-page.ts';

const program = {
  'index.html': '<h1>Hi</h1>',
  'style.css': 'h1 {\n  color: red;\n}',
  'script.js': 'while (x) {}',
};

test('the three files become one page, in which no line moves', () => {
  const { page } = preparePage({ ...program, 'index.html': '<h1>One</h1>\n<p>Two</p>' }).message;
  const [first, second] = page.split('\n');
  expect(first).toContain('<style>h1 {   color: red; }</style>');
  expect(first).toContain('<h1>One</h1>');
  expect(second).toMatch(/^<p>Two<\/p><script>while \(x\) \{__codiviaLoop\(1,"script.js"\);\}$/);
  expect(page).toContain('//# sourceURL=codivia-1-2-script.js.js\n</script>');
});

test('a whole page keeps its own head and body', () => {
  const html =
    '<!doctype html>\n<html>\n<head><title>T</title></head>\n<body>\n<p>x</p>\n</body>\n</html>';
  const { page } = preparePage({ ...program, 'index.html': html }).message;
  expect(page).toMatch(/<title>T<\/title><style>.*<\/style><\/head>/);
  expect(page).toMatch(/<p>x<\/p>\n<script>[\s\S]*<\/script><\/body>/);
  expect(page.match(/<body/g)).toHaveLength(1);
});

test('loops in scripts of the HTML are guarded, comments and data left alone', () => {
  const html = [
    '<script>while (a) {}</script>',
    '<!-- <script>while (b) {}</script> -->',
    '<script type="application/json">{"while": 1}</script>',
    '<script src="x.js"></script>',
    '<script type="module">while (c) {}</script>',
  ].join('\n');
  const { page } = preparePage({ 'index.html': html, 'style.css': '', 'script.js': '' }).message;
  expect(page).toContain('while (a) {__codiviaLoop(1,"index.html");}');
  expect(page).toContain('while (c) {__codiviaLoop(5,"index.html");}');
  expect(page).toContain('<!-- <script>while (b) {}</script> -->');
  expect(page).toContain('{"while": 1}</script>');
  expect(page).toContain('sourceURL=codivia-5-7-index.html.js');
});

test('what cannot be read is told by file and line, and the rest still shows', () => {
  const { message, problems } = preparePage({
    'index.html': '<p>\n<script>\nlet = ;\n</script>',
    'style.css': '',
    'script.js': '\nlet b = ;',
  });
  expect(problems.map(({ position }) => position)).toEqual([
    { file: 'index.html', line: 3 },
    { file: 'script.js', line: 2 },
  ]);
  expect(message.page).toContain('<p>');
});

test('nothing in the files can end their element early', () => {
  const js = 'const t = "</script><script>alert(1)</script><!--";';
  const css = 'p::after { content: "</style><script>" }';
  for (const page of [
    preparePage({ 'index.html': '<p>', 'style.css': css, 'script.js': js }).message.page,
    standalonePage({ 'index.html': '<p>', 'style.css': css, 'script.js': js }, 'T', 'en'),
  ]) {
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(page.match(/<\/style>/g)).toHaveLength(1);
    expect(page).not.toContain('<!--');
  }
});

test('the saved page is whole, in its language, and its script means the same', () => {
  const page = standalonePage(
    { ...program, 'script.js': 'out = "</script>".length' },
    'A & <b>',
    'fr',
  );
  expect(page).toMatch(/^<!doctype html>\n<html lang="fr">/);
  expect(page).toContain('<title>A &amp; &lt;b&gt;</title>');
  const script = /<script>\n([\s\S]*)\n<\/script>/.exec(page)?.[1] ?? '';
  expect(new Function(`let out; ${script}; return out`)()).toBe('</script>'.length);
  expect(page).not.toContain('__codiviaLoop');
});

test('empty files leave nothing behind', () => {
  const page = standalonePage(
    { 'index.html': '<p>Hi</p>', 'style.css': ' \n', 'script.js': '' },
    'T',
    'en',
  );
  expect(page).not.toMatch(/<script|<style/);
});

test.each([
  ['<p>Hi</p>', false, '<script src="script.js"></script>'],
  ['<p>Hi</p>', true, '<script type="module" src="script.js"></script>'],
  ['<body><script src="./script.js"></script></body>', true, '<script src="./script.js"></script>'],
])('%s beside its script, a module: %s', (html, isModule, tag) => {
  const page = localPage(html, 'T', 'en', isModule);
  expect(page.split(tag)).toHaveLength(2);
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).toContain('<link rel="stylesheet" href="style.css">');
});
