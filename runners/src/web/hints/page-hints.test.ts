import { expect, test } from 'vitest';
import { pageHints } from './page-hints.ts';

const properties = ['color', 'background', 'background-color', 'font-size', 'margin', 'display'];
const knowledge = {
  properties,
  supports: (property: string, value: string) =>
    properties.includes(property) && !/^(rouge|ff8800|".*"|[\d.]+)$|\d px/.test(value),
};

const hintsOf = (html: string, css = '') =>
  pageHints(html, css, knowledge).map((entry) => [
    entry.kind === 'notice' && entry.notice,
    entry.text,
    entry.position?.line,
  ]);

test.each([
  [
    '<h1>Hi\n<p>x <b>y</p>',
    [
      ['html_unclosed', 'b', 2],
      ['html_unclosed', 'h1', 1],
    ],
  ],
  ['<div>\n</span></div>', [['html_stray', 'span', 2]]],
  ['<buton>x</buton>', [['html_name', 'buton\tbutton', 1]]],
  ['<p>\n<img scr="a.png">', [['html_attribute', 'scr\tsrc', 2]]],
  [
    '<a href="x.html>link</a>\n<p class="a">t</p>',
    [
      ['html_quote', 'x.html>link</a>', 1],
      ['html_unclosed', 'a', 1],
    ],
  ],
  ['<a href="page.html>link</a>', [['html_quote', 'page.html', 1]]],
  ['<p>\n<a href="page.html>link</a>\n</p>', [['html_quote', 'page.html', 2]]],
  [
    '<a href="x.html>link</a> <b class="a">t</b>',
    [
      ['html_quote', 'x.html>link</a> <b class="', 1],
      ['html_stray', 'b', 1],
      ['html_unclosed', 'a', 1],
    ],
  ],
  ["<img src='cat.png>", [['html_quote', 'cat.png', 1]]],
  ['<p>bonjour/p>', [['html_end', '/p>\t/p>', 1]]],
  ['<h1>Hi</h1>\n<ul>\n<li>one/li>\n</ul>', [['html_end', '/li>\t/li>', 3]]],
  ['<p\n<b>x</b>', [['html_bracket', '<p', 1]]],
  ['<p>a</p>\n<!-- b', [['html_comment', '', 2]]],
  ['<p id="a">x</p>\n<p id=a>y</p>', [['html_id_twice', 'a', 2]]],
  ['<a href=“x.html”>x</a>', [['html_typographic', '“x.html”', 1]]],
  ['\n<style>\np { colr: red }</style>', [['css_name', 'colr\tcolor', 3]]],
])('%j is hinted at', (html, hints) => {
  expect(hintsOf(html)).toEqual(hints);
});

test.each([
  ['p { color: rouge; }', [['css_value', 'rouge\tcolor', 1]]],
  ['p {\n  backgroud: red;\n}', [['css_name', 'backgroud\tbackground', 2]]],
  ['p { color: red\n  margin: 0; }', [['css_semicolon', 'color: red', 1]]],
  ['p { color red; }', [['css_colon', 'color', 1]]],
  ['p { color: red;\n\nh1 { color: red; }', [['css_brace', '', 1]]],
  ['p { color: red; }}', [['css_brace_extra', '', 1]]],
  ['p { flot: left; }', [['css_unknown', 'flot', 1]]],
  ['p { font-size: 20; }', [['css_unit', '20\t20px', 1]]],
  ['p { font-size: 20 px; }', [['css_unit_space', '20 px\t20px', 1]]],
  ['p { color: "red"; }', [['css_quotes', '"red"\tred', 1]]],
  ['p { color: ff8800; }', [['css_hash', 'ff8800\t#ff8800', 1]]],
  ['// mine\np { color: red; }', [['css_comment', '// mine', 1]]],
  [
    '<style>\np { color: red; }\n</style>',
    [
      ['css_tag', '<style>', 1],
      ['css_tag', '</style>', 3],
    ],
  ],
  ['warning { color: red; }', [['css_selector', 'warning', 1]]],
])('%j is hinted at', (css, hints) => {
  expect(hintsOf('', css)).toEqual(hints);
});

test.each([
  '<p>1/2 > 1/3</p>',
  '<p>see a/b>c</p>',
  '<p title="a > b">x</p><p>y</p>',
  "<p title='a > b'>x</p><b>y</b>",
  '<a href=page.html>x</a>',
  '<button onclick="if (a > b) { go(\'<b>x</b>\') }">x</button>',
  '<p>it\'s "so"</p>',
  '<p data-x="">x</p>',
  '<p>and/or</p>',
  '<pre>cat /etc/passwd > x</pre>',
])('%j is left alone', (html) => {
  expect(hintsOf(html)).toEqual([]);
});

test('what is right is left alone', () => {
  const html = `<!doctype html><html lang="en"><head><title>a < b</title></head><body>
<p>one<p>two<br><ul><li>a<li>b</ul><svg viewBox="0 0 1 1"><path d="M0"/></svg><my-part></my-part>
<button onclick="if (1 < 2) { go('a > b') }" title="a>b">x</button><script>if (a<b) {}</script></body></html>`;
  const css = `a:hover { color: red } @media (max-width: 9px) { p { color: red; } } /* x: y; } */
:root { --a: b; } @font-face { src: url(a:b); font-family: x }
p { & b { color: var(--a) } background: url("data:image/png;base64,x"); color: red !important }`;
  expect(hintsOf(html, css)).toEqual([]);
});
