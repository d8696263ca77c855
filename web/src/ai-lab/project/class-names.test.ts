import { expect, test } from 'vitest';
import { isFreeName, newProject } from './lab-project.ts';

const project = newProject('text', 'x', ['Happy', 'Sad']);

test.each(['Angry', '❤️', '👩‍🚀', 'مرحبا', '__proto__', '<b>'])('%s can be a class', (name) => {
  expect(isFreeName(project, name)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['spaces', '  '],
  ['a space without width', '\u200B'],
  ['marks of direction', '\u202E\u2066'],
  ['the name of another class', ' hAPPY '],
  ['41 characters', 'x'.repeat(41)],
])('%s cannot be a class', (_, name) => {
  expect(isFreeName(project, name)).toBe(false);
});
