import { expect, test } from 'vitest';
import { placeIn, scriptName } from './script-names.ts';

test('finds the learner’s own line in stacks of every browser', () => {
  const name = scriptName('js', 1, 40);
  const chromium = `TypeError: x\n    at circle (https://a.example/p5.min.js:3:9)\n    at draw (${name}:4:5)`;
  expect(placeIn(chromium, false)).toEqual({ file: 'js', line: 4 });
  const firefox = `circle@https://a.example/p5.min.js:3:9\ndraw@${name}:43:5\n`;
  expect(placeIn(firefox, true)).toEqual({ file: 'js', line: 4 });
});

test('a script in HTML is counted from its line there', () => {
  const name = scriptName('html', 12, 14);
  expect(placeIn(`at ${name}:3:1`, false)).toEqual({ file: 'html', line: 14 });
  expect(placeIn(`${name}:16`, true)).toEqual({ file: 'html', line: 14 });
});

test('what is not the learner’s has no line', () => {
  expect(placeIn('at https://a.example/runner/p5.js:1:1', false)).toBeNull();
});
