import { loadCourses } from '@codivia/content/load-courses';
import { editorCode } from '@codivia/contract/lessons/lesson-tags';
import { lessonHtml } from '@codivia/contract/lessons/markdown/markdown';
import { expect, test } from 'vitest';
import { sanitizeLesson } from './sanitize-lesson.ts';

/** Texts of attackers, each with the part that is left of it. */
const ATTACKS: [attack: string, left: string][] = [
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p>a<script src="//evil.example/x.js"></script></p>', '<p>a</p>'],
  ['<p onclick="alert(1)" style="color:red" id="x">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="https://evil.example/pixel.png" alt="a">', ''],
  ['<img src="//evil.example/pixel.png" alt="a">', ''],
  ['<img src="/media/../api/users" alt="a">', ''],
  ['<img src="data:image/svg+xml;base64,PHN2Zz4=" alt="a">', ''],
  ['<img src="data:text/html;base64,PHNjcmlwdD4=" alt="a">', ''],
  ['<svg onload=alert(1)><script>alert(1)</script></svg>', ''],
  ['<math><mi xlink:href="javascript:alert(1)">a</mi></math>', 'a'],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
  ['<object data="x.swf"></object><embed src="x.swf">', ''],
  ['<form action="/api/auth/login"><input name="password"></form>', ''],
  ['<style>body{display:none}</style><p>a</p>', '<p>a</p>'],
  ['<link rel="stylesheet" href="//evil.example/x.css">', ''],
  ['<meta http-equiv="refresh" content="0;url=//evil.example">', ''],
  ['<base href="//evil.example/">', ''],
  ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener noreferrer">a</a>'],
  ['<a href="JaVaScRiPt:alert(1)">a</a>', '<a rel="noopener noreferrer">a</a>'],
  ['<a href="java\nscript:alert(1)">a</a>', '<a rel="noopener noreferrer">a</a>'],
  ['<a href="&#106;avascript:alert(1)">a</a>', '<a rel="noopener noreferrer">a</a>'],
  ['<a href=" \u0001javascript:alert(1)">a</a>', '<a rel="noopener noreferrer">a</a>'],
  [
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '<a rel="noopener noreferrer">a</a>',
  ],
  ['<a href="vbscript:x">a</a>', '<a rel="noopener noreferrer">a</a>'],
  ['<a href="//evil.example">a</a>', '<a rel="noopener noreferrer">a</a>'],
  ['<div><span class="x">a</span></div>', 'a'],
  ['<p class="fixed inset-0">a</p>', '<p>a</p>'],
  [
    '<aside class="callout callout-tip evil">a</aside>',
    '<aside class="callout callout-tip">a</aside>',
  ],
  [
    '<code-exercise id="x" onclick="alert(1)"></code-exercise>',
    '<code-exercise id="x"></code-exercise>',
  ],
  ['<code-exercise id="../x"></code-exercise>', ''],
  ['<quiz-question></quiz-question>', ''],
  ['<lesson-video name="https://evil.example/x"></lesson-video>', ''],
  [
    '<python-editor code="x" onfocus="alert(1)" autofocus></python-editor>',
    '<python-editor code="x"></python-editor>',
  ],
  ['<!-- <script>alert(1)</script> --><p>a</p>', '<p>a</p>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '<p></p>'],
  ['<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>', '"&gt;'],
  ['<xmp><img src=x onerror=alert(1)></xmp>', ''],
  ['<p>a</p><plaintext><script>alert(1)</script>', '<p>a</p>'],
];

test.each(ATTACKS)('%s is made harmless', (attack, left) => {
  expect(sanitizeLesson(attack)).toBe(left);
});

test.each(ATTACKS)('%s stays harmless when read again', (_attack, left) => {
  expect(sanitizeLesson(left)).toBe(left);
});

const KEPT = [
  '<h2>Variables &amp; texts</h2>',
  '<p>One <strong>two</strong> <em>three</em> <kbd>Ctrl</kbd> H<sub>2</sub>O 2<sup>8</sup> <del>x</del></p>',
  '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>',
  '<pre><code class="language-python">x = 1 &lt; 2</code></pre>',
  '<table><thead><tr><th align="right">a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  '<img src="/media/discovery/loop.webp" alt="A loop" width="640" height="360" />',
  '<img src="data:image/png;base64,iVBORw0KGgo=" alt="" />',
  '<a rel="noopener noreferrer" href="https://www.python.org/">Python</a>',
  '<a rel="noopener noreferrer" href="/courses">a</a>',
  '<a rel="noopener noreferrer" href="mailto:hello@example.org">a</a>',
  '<aside class="callout callout-goal">\n<p class="callout-title">Goal</p>\n<p>a</p>\n</aside>',
  '<code-exercise id="name-badge"></code-exercise><quiz-question id="what"></quiz-question>',
  '<lesson-video name="loops"></lesson-video>',
  '<blockquote><p>a</p></blockquote><hr /><br />',
  '# A heading\nif 1 < 2 and 3 > 2: "plain text" & more',
];

test.each(KEPT)('%s is kept', (html) => {
  expect(sanitizeLesson(html)).toBe(html);
});

test('the lessons that ship with the product lose no tag', () => {
  const tags = (html: string) => html.match(/<\/?[a-z][a-z0-9-]*/g);
  for (const lesson of loadCourses().flatMap((course) => course.lessons)) {
    for (const html of [lesson.content, lesson.content_fr]) {
      expect(tags(sanitizeLesson(html))).toEqual(tags(html));
    }
  }
});

const CODE = `name = 'Zoé' # it's <b>bold</b> & "quoted" &amp; &lt;
if 1 < 2 > 0:\n\tprint(f'''{name}\\n''')   
print('</python-editor><script>alert(1)</script>')
é = '' + "\u00a0« où »"`;

test('the code of an editor survives to the byte', () => {
  const html = lessonHtml(`\`\`\`python run\n${CODE}\n\`\`\``);
  expect(sanitizeLesson(html)).toBe(html);
  expect(codeOf(sanitizeLesson(html))).toBe(CODE);
});

test.each(['web', 'p5'])('the code of an editor of another kind survives too: %s', (kind) => {
  const html = lessonHtml(`\`\`\`${kind} run\n${CODE}\n\`\`\``);
  expect(html).toContain(`<${kind}-editor code="`);
  expect(sanitizeLesson(html)).toBe(html);
});

test('an editor written with single quotes and doubled apostrophes keeps its code', () => {
  const html = `<p>a</p><python-editor code='print(''it"s <b> &amp; é'')\n'/><p>b</p>`;
  const clean = sanitizeLesson(html);
  expect(clean).toMatch(/^<p>a<\/p><python-editor code="[^"]*"><\/python-editor><p>b<\/p>$/);
  expect(codeOf(clean)).toBe(`print('it"s <b> & é')\n`);
});

test('an editor without code is an empty editor', () => {
  const html = '<python-editor code=""></python-editor>';
  expect(sanitizeLesson(html)).toBe(html);
});

/** Reads an editor's program as a page does. */
function codeOf(html: string): string {
  const attribute = /<python-editor code="([^"]*)">/.exec(html)?.[1] ?? '';
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };
  return editorCode(
    attribute.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? ''),
  );
}

test('an answer that opens on demand stays, and is closed', () => {
  const html = '<details><summary>See the answer</summary><p>Because.</p></details>';
  expect(sanitizeLesson(html)).toBe(html);
  expect(sanitizeLesson(html.replace('<details>', '<details open ontoggle="x()">'))).toBe(html);
});
