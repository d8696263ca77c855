import { expect, test } from 'vitest';
import { positionIn, scriptName } from './script-names.ts';

test('finds the learner’s own line in stacks of every browser', () => {
  const name = scriptName('script.js', 1, 40);
  const chromium = `TypeError: x\n    at circle (https://a.example/p5.min.js:3:9)\n    at draw (${name}:4:5)`;
  expect(positionIn(chromium, false)).toEqual({ file: 'script.js', line: 4 });
  const firefox = `circle@https://a.example/p5.min.js:3:9\ndraw@${name}:43:5\n`;
  expect(positionIn(firefox, true)).toEqual({ file: 'script.js', line: 4 });
});

test('a script in HTML is counted from its line there', () => {
  const name = scriptName('index.html', 12, 14);
  expect(positionIn(`at ${name}:3:1`, false)).toEqual({ file: 'index.html', line: 14 });
  expect(positionIn(`${name}:16`, true)).toEqual({ file: 'index.html', line: 14 });
});

test('what is not the learner’s has no line', () => {
  expect(positionIn('at https://a.example/runner/p5.js:1:1', false)).toBeNull();
});

test.each(['my file.js', 'a(1).js', 'été.js', "it's 100 %.js", 'codivia-1-1-a.js', 'a.js:3'])(
  'every name of a file is read again: %s',
  (name) => {
    const found = positionIn(`at f (${scriptName(name, 2, 1)}:3:1)`, false);
    expect(found).toEqual({ file: name, line: 4 });
  },
);

test('a stack that a program has written itself has no line', () => {
  expect(positionIn('at codivia-1-1-%zz.js:1:1', false)).toBeNull();
});
