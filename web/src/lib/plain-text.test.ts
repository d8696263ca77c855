import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>l’<em>intelligence</em></p>', 'l’intelligence'],
  ['<p>One.</p><p>Two.</p>', 'One. Two.'],
  ['<ul>\n<li>A</li>\n<li>B</li>\n</ul>', 'A B'],
  ['a &lt; b &amp;&amp; c', 'a < b && c'],
  ['Bonjour\u00a0!', 'Bonjour\u00a0!'],
  ['&amp;lt;', '&lt;'],
])('reads %s as %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
