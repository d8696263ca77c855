import { expect, test } from 'vitest';
import { lessonHtml, plainTextHtml } from './lesson-html.ts';

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
  expect(parsed.querySelector('python-editor')?.getAttribute('code')).toBe("print(''a < b'')");
  expect(parsed.querySelector('code-exercise')?.id).toBe('title');
});

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
