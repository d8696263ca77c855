import { describe, expect, test } from 'vitest';
import type { Exercise } from '../exercises/exercises.ts';
import { currentExercise } from '../exercises/kept-exercise.ts';
import { authoredFiles, filesOfParts, partsOfFiles } from './stored-forms.ts';

describe('answers and drafts', () => {
  test.each([
    ['python', { code: 'print(1)' }, { 'main.py': 'print(1)' }],
    ['python', { code: 'a', 'shapes.py': 'b' }, { 'main.py': 'a', 'shapes.py': 'b' }],
    [
      'web',
      { html: 'a', css: 'b', js: 'c' },
      { 'index.html': 'a', 'style.css': 'b', 'script.js': 'c' },
    ],
    ['game', { js: 'draw()' }, { 'sketch.js': 'draw()' }],
  ] as const)('of %s are files, and are stored as before: %j', (kind, parts, files) => {
    expect(filesOfParts(kind, parts)).toEqual(files);
    expect(partsOfFiles(kind, files)).toEqual(parts);
  });
});

describe('a program as authors write it', () => {
  test.each([
    ['python', 'print(1)', { 'main.py': 'print(1)' }],
    ['python', { fr: 'oui', en: 'yes' }, { 'main.py': 'oui' }],
    ['p5', 'draw()', { 'sketch.js': 'draw()' }],
    [
      'web',
      { css: 'b', html: { fr: 'oui', en: 'yes' } },
      { 'index.html': 'oui', 'style.css': 'b' },
    ],
    ['python', { 'b.py': 'b', 'main.py': 'a' }, { 'main.py': 'a', 'b.py': 'b' }],
  ] as const)('of the kind %s becomes files in their order: %j', (kind, program, files) => {
    const found = authoredFiles(kind, program, 'fr');
    expect(found).toEqual(files);
    expect(Object.keys(found)).toEqual(Object.keys(files));
  });

  test('has the files of the start that it leaves out', () => {
    const start = { 'index.html': 'a', 'style.css': '' };
    expect(authoredFiles('web', { css: 'b' }, 'en', start)).toEqual({
      'index.html': 'a',
      'style.css': 'b',
    });
  });
});

test.each([
  [
    { kind: 'p5', starter: 'a', solution: 'b' },
    { kind: 'game', starter: { 'sketch.js': 'a' }, solution: { 'sketch.js': 'b' } },
  ],
  [
    { kind: 'web', starter: { html: 'a' }, solution: {}, task: { type: 'fill', part: 'css' } },
    {
      kind: 'web',
      starter: { 'index.html': 'a' },
      solution: {},
      task: { type: 'fill', file: 'style.css' },
    },
  ],
])('an exercise that a browser has kept in an earlier form is read: %j', (kept, current) => {
  expect(currentExercise(kept as unknown as Exercise)).toEqual(current);
  expect(currentExercise(current as unknown as Exercise)).toEqual(current);
});
