import { expect, test } from 'vitest';
import { guardScript } from './instrument.ts';
import { LOOP_GUARD } from './messages.ts';

const JS = { file: 'script.js', firstLine: 1 } as const;

/** Runs guarded code and returns the lines of the loops that turned, in order. */
function turnsOf(code: string): number[] {
  const turns: number[] = [];
  new Function(LOOP_GUARD, guardScript(code, JS).code)((line: number) => turns.push(line));
  return turns;
}

test.each([
  ['for', 'for (let i = 0; i < 2; i++) { }', [1, 1]],
  ['for without braces', 'for (let i = 0; i < 2; i++)\n  Math.abs(i);', [1, 1]],
  ['for of', '\nfor (const x of [1, 2]) { }', [2, 2]],
  ['for in', 'for (const x in { a: 1 }) { }', [1]],
  ['while', 'let n = 0;\n\nwhile (n++ < 2) { }', [3, 3]],
  ['while with nothing in it', 'let n = 0; while (n++ < 2);', [1, 1]],
  ['do', 'let n = 0; do { } while (n++ < 1)', [1, 1]],
  ['do without braces', 'let n = 0; do n++\nwhile (n < 2)', [1, 1]],
  [
    'a loop in a loop',
    'for (const a of [1])\n  for (const b of [1])\n    if (a) Math.abs(b); else Math.abs(a)',
    [1, 2],
  ],
  ['labels', 'out: for (const a of [1]) { for (const b of [1, 2]) continue out; }', [1, 1]],
  ['functions', 'const f = () => { while (true) { return } };\nf()', [1]],
])('calls the guard at each turn: %s', (_, code, lines) => {
  expect(turnsOf(code)).toEqual(lines);
});

test('no line is added, so errors keep theirs', () => {
  const code = 'for (;;) {\n  go();\n}\nwhile (x)\n  y();\n';
  expect(guardScript(code, JS).code.split('\n')).toHaveLength(code.split('\n').length);
});

test('loops in HTML are named by their line there', () => {
  const { code } = guardScript('\nwhile (true) {}', { file: 'index.html', firstLine: 12 });
  expect(code).toContain(`${LOOP_GUARD}(13,"index.html");`);
});

test('what cannot be read does not run, and is said with its line', () => {
  const { code, problem } = guardScript('let a = 1;\nlet b = ;\nlet c;', JS);
  expect(problem).toEqual({ text: 'Unexpected token', line: 2 });
  expect(code).toBe('\n\n');
});

test('modules may import, scripts may not', () => {
  expect(guardScript('import "x";', JS, 'module').problem).toBeNull();
  expect(guardScript('import "x";', JS).problem?.line).toBe(1);
});
