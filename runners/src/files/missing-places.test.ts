import { expect, test } from 'vitest';
import { prepareSite } from '../web/prepare-page.ts';
import { FileIsMissing, followsMissingFile } from './missing-file.ts';
import { missingPlaces } from './missing-places.ts';

const file = (name: string, type: string, text: string) => ({
  name,
  data: new Blob([text], { type }),
});

test('what a page and its style sheets name and is not there has its line', async () => {
  const html =
    '<h1>x</h1>\n<img src="cat.png">\n<img src="dog.png">\n<a href="no.html"></a>\n<a href="https://a.org/b.png"></a><script src="no.js"></script>';
  const { message } = await prepareSite({
    html,
    css: 'p {\n  background: url("sky.png");\n}',
    js: '',
    files: [
      file('cat.png', 'image/png', 'x'),
      file('css/theme.css', 'text/css', '\n@import "../no.css";'),
    ],
  });
  expect(message.missing).toEqual({
    'dog.png': { file: 'html', line: 3 },
    'no.js': { file: 'html', line: 5 },
    'sky.png': { file: 'css', line: 2 },
    'no.css': { file: 'css', line: 2, name: 'css/theme.css' },
  });
});

test('the first place counts, and another page has its own', () => {
  const sources = [
    { text: '<p>\n<img src="a.png"><img src="a.png">', file: 'html', name: 'sub/b.html' },
  ];
  expect(missingPlaces(sources as never, [])).toEqual({
    'sub/a.png': { file: 'html', line: 2, name: 'sub/b.html' },
  });
});

test('an error follows from a missing file when it is its answer', () => {
  expect(followsMissingFile(new FileIsMissing('x'))).toBe(true);
  expect(followsMissingFile(Object.assign(new Error('x'), { status: 404, ok: false }))).toBe(true);
  expect(followsMissingFile(new Error('404'))).toBe(false);
  expect(followsMissingFile(null)).toBe(false);
});
