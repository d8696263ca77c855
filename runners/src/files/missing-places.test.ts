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
    files: { 'index.html': html, 'style.css': 'p {\n  background: url("sky.png");\n}' },
    beside: [
      file('cat.png', 'image/png', 'x'),
      file('css/theme.css', 'text/css', '\n@import "../no.css";'),
    ],
  });
  expect(message.missing).toEqual({
    'dog.png': { file: 'index.html', line: 3 },
    'no.js': { file: 'index.html', line: 5 },
    'sky.png': { file: 'style.css', line: 2 },
    'no.css': { file: 'css/theme.css', line: 2 },
  });
});

test('the first place counts, and another page has its own', () => {
  const sources = [{ text: '<p>\n<img src="a.png"><img src="a.png">', file: 'sub/b.html' }];
  expect(missingPlaces(sources as never, [])).toEqual({
    'sub/a.png': { file: 'sub/b.html', line: 2 },
  });
});

test('an error follows from a missing file when it is its answer', () => {
  expect(followsMissingFile(new FileIsMissing('x'))).toBe(true);
  expect(followsMissingFile(Object.assign(new Error('x'), { status: 404, ok: false }))).toBe(true);
  expect(followsMissingFile(new Error('404'))).toBe(false);
  expect(followsMissingFile(null)).toBe(false);
});
