import { expect, test } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { lessonHtml, shortHtml } from './markdown.ts';

test('a runnable fence becomes an editor tag with doubled apostrophes', () => {
  expect(lessonHtml("```python run\nprint('a < b')\n```")).toBe(
    `<python-editor code="print(''a &lt; b'')"></python-editor>\n`,
  );
});

test.each(['web', 'p5'])('a runnable fence of %s becomes an editor tag of its own', (name) => {
  expect(lessonHtml(`\`\`\`${name} run\nlet a = 'b';\n\`\`\``)).toBe(
    `<${name}-editor code="let a = ''b'';"></${name}-editor>\n`,
  );
});

test('a plain fence stays code to read', () => {
  expect(lessonHtml('```python\nx = 1\n```')).toBe(
    '<pre><code class="language-python">x = 1</code></pre>\n',
  );
});

test('directives stand for exercises, questions and videos', () => {
  expect(lessonHtml('::exercise[name-badge]\n\n::quiz[what]\n\n::video[loops]\n')).toBe(
    '<code-exercise id="name-badge"></code-exercise>\n<quiz-question id="what"></quiz-question>\n<lesson-video name="loops"></lesson-video>\n',
  );
});

test('a callout keeps its kind, its title and the Markdown inside', () => {
  expect(lessonHtml('> [!TIP] Good to know\n> Use **print**.\n')).toBe(
    '<aside class="callout callout-tip">\n<p class="callout-title">Good to know</p>\n<p>Use <strong>print</strong>.</p>\n</aside>\n',
  );
});

test('an ordinary quote stays a quote', () => {
  expect(lessonHtml('> Hello')).toContain('<blockquote>');
});

test('a short text loses the paragraph around it, several paragraphs stay', () => {
  expect(shortHtml('Use `print`.')).toBe('Use <code>print</code>.');
  expect(shortHtml('One.\n\nTwo.')).toBe('<p>One.</p>\n<p>Two.</p>');
});

test('a box may have an answer, which opens on demand', () => {
  const source = '> [!THINK] Why?\n> Guess first.\n> ---\n> Because of `=`.\n>\n> Really.\n';
  const box = '<aside class="callout callout-think">\n<p class="callout-title">Why?</p>\n';
  expect(lessonHtml(source, 'en')).toBe(
    `${box}<p>Guess first.</p>\n<details>\n<summary>See the answer</summary>\n<p>Because of <code>=</code>.</p>\n<p>Really.</p>\n</details>\n</aside>\n`,
  );
  expect(lessonHtml(source, 'fr')).toContain('<summary>Voir la réponse</summary>');
});

test.each(['Some words here.\n\n', '- an entry\n', '> [!TIP] One\n> text\n\n'])(
  'a text of many %j is converted in linear time',
  { timeout: 60_000 },
  (piece) =>
    expectLinear({
      input: (size) => piece.repeat(size / piece.length),
      size: 450_000,
      work: (text) => lessonHtml(text),
    }),
);
