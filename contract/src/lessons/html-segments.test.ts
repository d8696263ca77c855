import { expect, test } from 'vitest';
import { expectLinear } from '../test/growth.ts';
import { htmlSegments } from './html-segments.ts';

const read = (html: string) =>
  htmlSegments(html).map(({ text, code }) => (code ? { code: text } : text));

test('texts are read without tags and addresses, code as code', () => {
  expect(
    read('<p>One <a href="/loop">loop</a></p><pre><code class="language-py">for x</code></pre>!'),
  ).toEqual(['One ', 'loop', { code: 'for x' }, '!']);
});

test('entities are read as the signs they stand for', () => {
  expect(read('<p>a &lt; b &amp;&amp; c &#233; &#xe9; &other; 1 & 2</p>')).toEqual([
    'a < b && c é é &other; 1 & 2',
  ]);
});

test('the code of editors and descriptions of pictures are read, with any sign in them', () => {
  const editor = '<web-editor code="&lt;p class=&quot;a&quot;&gt;it\'\'s > all"></web-editor>';
  const picture = '<img src="/media/loop.svg" alt="A loop &gt; 1" />';
  expect(read(editor + picture)).toEqual([{ code: '<p class="a">it\'s > all' }, 'A loop > 1']);
});

test('text without tags is read as it is', () => {
  expect(read('# A < B &amp; C')).toEqual(['# A < B &amp; C']);
});

test('a tag that never ends is no text', () => {
  expect(read('<p>a<b class="loop')).toEqual(['a']);
});

test.each(['<', '<a', '&', '<a b="', '<p>&amp;', '&#', '<code>'])(
  '%s takes linear time',
  (part) => expectLinear({ size: 300_000, input: (size) => part.repeat(size), work: htmlSegments }),
  60_000,
);
