import type { Node } from '@tiptap/pm/model';
import { describe, expect, it, test } from 'vitest';
import { readLessons } from '../../../test/read-lessons.js';
import { SCHEMA } from '../schema/schema.ts';
import { readBlocks } from './read-blocks.ts';
import { writeBlocks } from './write-blocks.ts';

const TEXTS = readLessons().flatMap(({ id, content, content_fr }) => [
  { name: `${id} (en)`, html: content },
  { name: `${id} (fr)`, html: content_fr },
]);

const kinds = (html: string) => readBlocks(html).children.map(({ type }) => type.name);

/** The document with a word added to the text at one of its places. */
function withWord(doc: Node, index: number, word: string): Node {
  const block = doc.child(index);
  const changed = block.copy(block.content.addToEnd(SCHEMA.text(word)));
  return doc.copy(doc.content.replaceChild(index, changed));
}

test('there are lessons to read', () => {
  expect(TEXTS.length).toBeGreaterThan(100);
});

test.each(TEXTS)('$name is written as it was read, and a change concerns one block', ({ html }) => {
  const doc = readBlocks(html);
  expect(writeBlocks(doc)).toBe(html);
  expect(doc.children.filter(({ type }) => type.name === 'htmlBlock')).toEqual([]);

  const index = doc.children.findLastIndex(({ type }) => type.name === 'paragraph');
  const source: string = doc.child(index).attrs.source;
  const begin = html.lastIndexOf(source);
  const changed = writeBlocks(withWord(doc, index, ' Added.'));
  expect(changed.slice(0, begin)).toBe(html.slice(0, begin));
  expect(changed.endsWith(html.slice(begin + source.length))).toBe(true);
  expect(changed.slice(begin)).toContain(' Added.</p>');
});

/** What is written once every block has lost its source, so that nothing is copied. */
function anew(html: string): string {
  const blocks = readBlocks(html).children.map((block) =>
    block.type.create({ ...block.attrs, source: null }, block.content),
  );
  return writeBlocks(SCHEMA.node('doc', null, blocks));
}

describe('a block that is written anew', () => {
  it.each([
    '<p>A <strong>b <em>c</em></strong> <a rel="noopener noreferrer" href="/courses?a=1&amp;b=2">d</a>.</p>',
    '<p>One<br />two <img src="/media/a.svg" alt="“A &amp; b”" width="10" /></p>',
    '<ul>\n<li>One</li>\n<li>Two\n<ol start="3">\n<li>Three</li>\n</ol>\n</li>\n</ul>',
    '<ul>\n<li>\n<p>One</p>\n</li>\n</ul>',
    '<pre><code class="language-python">if a &lt; b:\n    print("x")\n</code></pre>',
    '<aside class="callout callout-tip">\n<p class="callout-title">Tip</p>\n<p>A</p>\n</aside>',
    '<aside class="callout callout-think">\n<p>A</p>\n<details>\n<summary>B</summary>\n<p>C</p>\n</details>\n</aside>',
    '<table>\n<thead>\n<tr>\n<th align="right">A</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>B</td>\n</tr>\n</tbody>\n</table>',
    `<python-editor code="print(''&lt;a&gt; &quot;b&quot;'')"></python-editor>`,
    '<h2>A</h2>\n<hr />\n<quiz-question id="b"></quiz-question>\n<blockquote>\n<p>C</p>\n</blockquote>',
  ])('has the form of our lessons: %s', (html) => {
    expect(kinds(html)).not.toContain('htmlBlock');
    expect(anew(html)).toBe(html);
  });
});

describe('what the blocks cannot represent', () => {
  it.each([
    ['words outside of every element', '<p>A</p> loose <p>B</p>', ['htmlBlock', 'paragraph']],
    ['a comment', '<p>A</p><!-- b --><p>C</p>', ['htmlBlock', 'paragraph']],
    ['an element of others', '<div><p>A</p></div>\n<p>B</p>', ['htmlBlock', 'paragraph']],
    ['an element of others in a text', '<p>A <span>b</span></p>', ['htmlBlock']],
    ['a class of others', '<p class="big">A</p>', ['htmlBlock']],
    ['words of a quote without a paragraph', '<blockquote>A</blockquote>', ['htmlBlock']],
    ['paragraphs in a cell', '<table><tr><td><p>A</p></td></tr></table>', ['htmlBlock']],
    ['an editor within a text', '<p>A <p5-editor code="b"></p5-editor></p>', ['htmlBlock']],
  ])('is kept as HTML: %s', (_, html, expected) => {
    const doc = readBlocks(html);
    expect(doc.children.map(({ type }) => type.name)).toEqual(expected);
    expect(writeBlocks(doc)).toBe(html);
  });
});

describe('the text around blocks', () => {
  it('stays: white space before, between and after them', () => {
    for (const html of [' \n<p>A</p>\n\n\t<p>B</p><p>C</p>  \n', "<PythonEditor code='a' />\n"]) {
      expect(writeBlocks(readBlocks(html))).toBe(html);
    }
  });

  it('is nothing for nothing, and for an empty text', () => {
    expect(writeBlocks(readBlocks(''))).toBe('');
    expect(kinds('')).toEqual(['paragraph']);
  });

  it('makes HTML of plain text', () => {
    expect(writeBlocks(readBlocks('# A\n\nB & c'))).toBe('<h2>A</h2>\n<p>B &amp; c</p>');
  });

  it('gets a line end beside what is new, and follows a block that moves', () => {
    const doc = readBlocks('<p>A</p><p>B</p>\n<p>C</p>');
    const [a, b, c] = doc.children as [Node, Node, Node];
    const title = SCHEMA.node('heading', null, SCHEMA.text('New'));
    const written = (...blocks: Node[]) => writeBlocks(SCHEMA.node('doc', null, blocks));
    expect(written(a, title, b, c)).toBe('<p>A</p>\n<h2>New</h2>\n<p>B</p>\n<p>C</p>');
    expect(written(b, a, c)).toBe('<p>B</p>\n<p>A</p><p>C</p>');
    expect(written(a, SCHEMA.node('paragraph'), b, c)).toBe('<p>A</p><p>B</p>\n<p>C</p>');
  });
});
