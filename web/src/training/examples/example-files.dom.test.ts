import { expect, test } from 'vitest';
import { splitPage } from './example-files.ts';

test('a page is cut into what the three editors of the web room hold', () => {
  const page = `<!doctype html><html lang="en"><head><title>T</title><style>
p { color: red; }
</style></head>
<body><nav data-back><style>a { color: blue; }</style><a href="/examples">Back</a></nav>
<p class="a">Hi &amp; bye</p>
<script>
if (1 < 2) document.title = "<b>";
</script>
</body></html>`;
  expect(splitPage(page)).toEqual({
    'index.html': '<p class="a">Hi &amp; bye</p>\n',
    'style.css': 'p { color: red; }\n',
    'script.js': 'if (1 < 2) document.title = "<b>";\n',
  });
});
