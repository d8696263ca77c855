import { plainTextHtml } from '@codivia/contract/lessons/plain-lesson';
import { expect, test } from 'vitest';
import { attributeOf, lessonHtml } from './lesson-html.ts';

test('plain text gets headings and paragraphs', () => {
  expect(plainTextHtml('# One\nfirst\nline\n\nsecond\n### Three\nlast')).toBe(
    '<h2>One</h2>\n<p>first<br>line</p>\n<p>second</p>\n<h4>Three</h4>\n<p>last</p>',
  );
});

test('plain text that looks like code stays text', () => {
  expect(lessonHtml('if a < b and c > d: print("<script>")')).toBe(
    '<p>if a &lt; b and c &gt; d: print("&lt;script&gt;")</p>',
  );
});

test('our own tags keep their attribute', () => {
  const html = `<p>Hi</p><python-editor code="print(''a &lt; b'')"></python-editor><code-exercise id="title"></code-exercise>`;
  const parsed = new DOMParser().parseFromString(lessonHtml(html), 'text/html');
  const editor = parsed.querySelector('python-editor');
  expect(editor && attributeOf(editor, 'python-editor')).toBe("print(''a < b'')");
  expect(parsed.querySelector('code-exercise')?.id).toBe('title');
});

test.each(['python-editor', 'web-editor', 'p5-editor'] as const)(
  'code of an editor survives, whatever it looks like: %s',
  (tag) => {
    const html = `<${tag} code="<!-- a --> &lt;style>b&lt;/style>&lt;script>''c'' < d&lt;/script>"></${tag}>`;
    const parsed = new DOMParser().parseFromString(lessonHtml(html), 'text/html');
    const element = parsed.querySelector(tag);
    expect(element && attributeOf(element, tag)).toBe(
      "<!-- a --> <style>b</style><script>''c'' < d</script>",
    );
    expect(parsed.querySelector('script, style')).toBeNull();
  },
);

test.each([
  '<p>x</p><script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<p><a href="javascript:alert(1)">x</a></p>',
  '<p>x</p><img src=x onerror=alert(1)>',
  '<div><form action="/x"><input name="password"></form></div>',
  '<p>x</p><iframe src="https://example.org"></iframe>',
  '<p style="position:fixed">x</p>',
  '<python-editor code="x" onfocus="alert(1)"></python-editor>',
  '<p>x</p><evil-tag code="x">y</evil-tag>',
  '<p>x</p><svg><script>alert(1)</script></svg>',
])('nothing that acts by itself is left: %s', (html) => {
  const safe = lessonHtml(html);
  expect(safe).not.toMatch(
    /script|onclick|onerror|onfocus|javascript|form|input|iframe|style|evil-tag/,
  );
});
