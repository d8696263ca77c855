import { expectLinear } from '@codivia/contract/test/growth';
import { expect, test } from 'vitest';
import { areAlike } from './similar-programs.ts';

const PONG = `import random
score = 0
for turn in range(10):
    ball = random.randint(1, 6)
    if ball > 3:
        score = score + ball
        print("Point for you", score)
    else:
        print("Missed by", 6 - ball)
print("The end", score)
`;
const python = (code: string) => ({ 'main.py': code });

test.each([
  ['the same', PONG],
  ['other blanks', PONG.replaceAll('    ', '\t').replaceAll('\n', '\n\n')],
  ['comments', PONG.replaceAll('\n', ' # mine now, written by me alone\n')],
  ['one other text', PONG.replace('The end', 'Game over')],
  ['one more line', `${PONG}print("Bye")\n`],
  ['one renamed variable', PONG.replace('turn', 'round')],
])('a copy is recognized: %s', (_, copy) => {
  expect(areAlike(python(PONG), python(copy))).toBe(true);
  expect(areAlike(python(copy), python(PONG))).toBe(true);
});

test.each([
  ['another program', 'name = input("Who are you? ")\nprint("Hello", name, "and welcome")\n'],
  ['a game that begins with it', `${PONG}${PONG.replaceAll(/\w+/g, (word) => `${word}_2`)}`],
  ['nothing', ''],
  ['comments alone', '# Pong\n'],
])('other programs are not taken for copies: %s', (_, other) => {
  expect(areAlike(python(PONG), python(other))).toBe(false);
});

test('short programs and empty ones are copies only of the same', () => {
  expect(areAlike(python('print(1)'), python('print( 1 )\n'))).toBe(true);
  expect(areAlike(python('print(1)'), python('print(2)'))).toBe(false);
  expect(areAlike(python(''), python(''))).toBe(true);
  expect(areAlike(python('# one'), python('# two'))).toBe(false);
});

test('moving code between files, or a comment of their language, makes no other program', () => {
  const style = 'body { color: red; background: url(https://example.org/a.png) } p { margin: 0 }';
  const script = 'const list = [1, 2, 3];\nfor (const one of list) console.log(one);\n';
  const page = '<h1>Hello everybody out there</h1><p id="a">Some text to read</p>';
  const one = { 'index.html': page, 'style.css': style, 'script.js': script };
  const inside = `<!-- new -->${page}`;
  const moved = {
    'index.html': inside,
    'style.css': `/* new */ ${style}`,
    'script.js': `// new\n${script}`,
  };
  expect(areAlike(one, moved)).toBe(true);
  expect(areAlike(one, { ...one, 'index.html': page + style, 'style.css': '' })).toBe(true);
});

test('a text that looks like a comment hides nothing', () => {
  const script = 'const list = [1, 2, 3];\nfor (const one of list) console.log(one);\n'.repeat(9);
  const hidden = `const beginning = "/*";\n${script}`;
  expect(areAlike({ 'sketch.js': script }, { 'sketch.js': hidden })).toBe(true);
});

test.each([
  ['a long program', Array.from({ length: 12_000 }, (_, n) => `print(${n}, "text")`).join('\n')],
  ['beginnings of comments', '/*'.repeat(100_000)],
])('the longest texts take no longer by character: %s', async (_, long) => {
  const input = (size: number) => [long.slice(0, size), `${long.slice(9, size)} x`] as const;
  await expectLinear({
    input,
    size: 199_000,
    work: ([one, other]) =>
      expect(areAlike({ 'script.js': one }, { 'script.js': other })).toBe(true),
  });
});
