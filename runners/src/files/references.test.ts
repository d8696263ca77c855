import { expect, test } from 'vitest';
import { nameIn, withAddresses, withAddressesInCss } from './references.ts';

const files = ['cat.png', 'dog.png', 'style.css', 'helper.js'];
const addressOf = (reference: string) => {
  const name = nameIn(reference, 'http://preview/runner/');
  return name !== null && files.includes(name) ? `blob:${name}` : null;
};

test.each([
  ['<img src="cat.png" alt="cat.png">', '<img src="blob:cat.png" alt="cat.png">'],
  ["<IMG SRC='./cat.png'>", '<IMG SRC="blob:cat.png">'],
  ['<img src=cat.png>', '<img src="blob:cat.png">'],
  ['<img srcset="cat.png 1x, dog.png 2x">', '<img srcset="blob:cat.png 1x, blob:dog.png 2x">'],
  ['<link rel="stylesheet" href="style.css">', '<link rel="stylesheet" href="blob:style.css">'],
  ['<script src="helper.js"></script>', '<script src="blob:helper.js"></script>'],
  ['<p style="background: url(cat.png)">', '<p style="background: url(blob:cat.png)">'],
  [
    '<style>p { background: url("cat.png") }</style>',
    '<style>p { background: url(blob:cat.png) }</style>',
  ],
  ['<img src="http://preview/runner/cat.png">', '<img src="blob:cat.png">'],
])('%s gets the address of its file', (html, addressed) => {
  expect(withAddresses(html, addressOf)).toBe(addressed);
});

test.each([
  '<a href="cat.png">cat</a>',
  '<img src="https://elsewhere.test/cat.png">',
  '<img src="data:image/png;base64,cat.png">',
  '<img src="sky.png">',
  '<!-- <img src="cat.png"> -->',
  '<script>const html = \'<img src="cat.png">\';</script>',
  '<p>src="cat.png"</p>',
])('%s stays', (html) => {
  expect(withAddresses(html, addressOf)).toBe(html);
});

test('style sheets import and draw files', () => {
  const css = "@import 'style.css'; p { background: url( 'cat.png' ), url(sky.png) }";
  expect(withAddressesInCss(css, addressOf)).toBe(
    '@import url(blob:style.css); p { background: url(blob:cat.png), url(sky.png) }',
  );
});
