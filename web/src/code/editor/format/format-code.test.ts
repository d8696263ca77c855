import ruff from '@wasm-fmt/ruff_fmt/ruff_fmt_bg.wasm?url&inline';
import startRuff from '@wasm-fmt/ruff_fmt/web';
import { beforeAll, expect, test } from 'vitest';
import { caretAfter, changedPart } from './caret-after.ts';
import { formatCode } from './format-code.ts';

// In the browser Ruff fetches its file itself.
beforeAll(async () => {
  await startRuff(await (await fetch(ruff)).arrayBuffer());
});

test.each([
  ['python', "x=1;y = 'é'\nif x :\n  print( y )\n", 'x = 1\ny = "é"\nif x:\n    print(y)\n'],
  ['javascript', 'function draw( ){circle(1,2, 3)}', 'function draw() {\n  circle(1, 2, 3);\n}\n'],
  ['javascript', '[1,{"a":true}]', '[1, { "a": true }]\n'],
  ['css', 'p{color:red}', 'p {\n  color: red;\n}\n'],
  [
    'html',
    '<p>a</p><script>let x=1</script><style>p{color:red}</style>',
    '<p>a</p>\n<script>\n  let x = 1;\n</script>\n<style>\n  p {\n    color: red;\n  }\n</style>\n',
  ],
] as const)('%s gets its usual form', async (language, code, formatted) => {
  expect(await formatCode(language, code)).toEqual({ code: formatted });
  expect(await formatCode(language, formatted)).toEqual({ code: formatted });
});

test.each([
  ['python', 'é = "à"\nif x\n  y = 2', 2],
  ['python', 'if x:\n    pass\nprint "a"', 3],
  ['javascript', 'let x = 1\nlet y = )', 2],
  ['javascript', '{\n  "a": 1,\n  "b": [1 2]\n}', 3],
  ['css', 'p {\n  color: red;\n  b {c}\n}', 3],
  ['html', '<div>\n<p></b></p></div>', 2],
] as const)('%s that cannot be read is told with its line: %j', async (language, code, line) => {
  expect(await formatCode(language, code)).toEqual({ line });
});

test('a text has no usual form', async () => {
  expect(await formatCode('text', 'a ;b')).toBeNull();
});

test.each([
  ['x=f( "a|b" )', "x = f('a|b')"],
  ['print(1)|', 'print(1)|\n'],
  ['f(|a,b)', 'f(|a, b)'],
  ['if x :\n  |y=1', 'if x:\n    |y = 1'],
  ['|x=1', '|x = 1'],
  ['x = [1,\n2,|\n3]', 'x = [1, 2,| 3]'],
])('the caret keeps its place: %j', (before, after) => {
  const caret = caretAfter(before.replace('|', ''), after.replace('|', ''), before.indexOf('|'));
  expect(caret).toBe(after.indexOf('|'));
});

test.each([
  ['abc', 'abXc'],
  ['aaa', 'aaaa'],
  ['x=1', 'x = 1\n'],
  ['', 'a'],
  ['same', 'same'],
])('only the part that differs is changed: %j to %j', (before, after) => {
  const { from, to, insert } = changedPart(before, after);
  expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
  expect(insert.length + to - from).toBeLessThanOrEqual(before.length + after.length);
});
