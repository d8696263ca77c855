import { expect, test } from 'vitest';
import {
  type Edit,
  insertTag,
  makeBlock,
  makeCallout,
  makeCodeBlock,
  makeLink,
  makeList,
  wrap,
} from './html-edits.ts';

/** Applies `edit` to a text in which [ and ] surround the selection; the result is marked in the same way. */
function after(edit: Edit, marked: string): string {
  const from = marked.indexOf('[');
  const to = marked.indexOf(']') - 1;
  const code = marked.replace('[', '').replace(']', '');
  const change = edit({ code, from, to });
  const next = code.slice(0, change.from) + change.insert + code.slice(change.to);
  const { select } = change;
  return `${next.slice(0, select.from)}[${next.slice(select.from, select.to)}]${next.slice(select.to)}`;
}

const BOLD = wrap('<strong>', '</strong>');

test.each<[string, Edit, string, string]>([
  ['bold', BOLD, '<p>a [b] c</p>', '<p>a <strong>[b]</strong> c</p>'],
  ['not bold again', BOLD, '<p>a <strong>[b]</strong> c</p>', '<p>a [b] c</p>'],
  ['bold at a place', BOLD, '<p>a []</p>', '<p>a <strong>[]</strong></p>'],
  ['a heading of a paragraph', makeBlock('h2'), '<p>a[]</p>\n', '<h2>a[]</h2>\n'],
  ['a heading of words', makeBlock('h3'), 'x\na[]\ny', 'x\n<h3>a[]</h3>\ny'],
  ['an empty heading', makeBlock('h2'), 'x\n[]', 'x\n<h2>[]</h2>'],
  ['paragraphs', makeBlock('p'), '[a\nb]', '<p>a</p>\n<p>b[]</p>'],
  ['a list', makeList('ul'), '[<p>a</p>\n<p>b</p>]\nc', '<ul>\n<li>a</li>\n<li>b[]</li>\n</ul>\nc'],
  [
    'a box',
    makeCallout('tip', 'Tip'),
    '<p>a[]</p>',
    '<aside class="callout callout-tip">\n<p class="callout-title">[Tip]</p>\n<p>a</p>\n</aside>',
  ],
  [
    'code',
    makeCodeBlock,
    '[if a < b:]',
    '<pre><code class="language-python">if a &lt; b:</code></pre>[]',
  ],
  [
    'code to be written',
    makeCodeBlock,
    '<p>a[]</p>',
    '<p>a</p>\n<pre><code class="language-python">[]</code></pre>',
  ],
  ['a tag after the line', insertTag('<x-y></x-y>'), '<p>a[]</p>\nb', '<p>a</p>\n<x-y></x-y>[]\nb'],
  ['a tag on a free line', insertTag('<x-y></x-y>'), 'a\n[]\nb', 'a\n<x-y></x-y>[]\nb'],
  [
    'a link',
    makeLink('/courses?a=1&b="2"'),
    'a [b]',
    'a <a href="/courses?a=1&amp;b=&quot;2&quot;">b</a>[]',
  ],
  ['a link without words', makeLink('/courses'), '[]', '<a href="/courses">/courses</a>[]'],
])('%s', (_, edit, before, expected) => {
  expect(after(edit, before)).toBe(expected);
});
