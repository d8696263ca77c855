import type { CodeExercise } from '@codivia/contract/exercises/learner';
import { isWorkOf } from '@codivia/contract/programs/program';
import { expect, test } from 'vitest';
import { roomFiles } from './room-files.ts';

const exercise = (kind: string, starter: unknown) => ({ kind, starter }) as CodeExercise;

test('an answer becomes the files of its room', () => {
  const python = roomFiles(exercise('python', '# start'), { code: 'print(1)' });
  expect(python).toEqual({ 'main.py': 'print(1)' });
  expect(isWorkOf('python', python)).toBe(true);
  const game = roomFiles(exercise('p5', '// start'), { js: 'circle(1, 2, 3)' });
  expect(isWorkOf('game', game)).toBe(true);
});

test('of a page, parts that were not changed are those of the start', () => {
  const page = roomFiles(exercise('web', { html: '<h1>Hi</h1>', css: '' }), { css: 'h1 {}' });
  expect(page).toEqual({ 'index.html': '<h1>Hi</h1>', 'style.css': 'h1 {}', 'script.js': '' });
  expect(isWorkOf('web', page)).toBe(true);
});
