import { expect, test } from 'vitest';
import { lessonIdOf, SLUG_MAX_LENGTH, slugOf } from './slug.ts';

test.each([
  ['Hello, World!', 'hello-world'],
  ['  C++ & C#  ', 'c-c'],
  ['Découverte : l’été à Œuvre', 'decouverte-l-ete-a-oeuvre'],
  ['2048', '2048'],
  ['日本', ''],
])('the id of “%s” is “%s”', (title, id) => {
  expect(slugOf(title)).toBe(id);
});

test('an id is never too long, nor ends in a hyphen', () => {
  expect(slugOf(`${'a'.repeat(SLUG_MAX_LENGTH - 1)} b`)).toBe('a'.repeat(SLUG_MAX_LENGTH - 1));
});

test('a lesson is named after its course', () => {
  expect(lessonIdOf('python', 'First loop')).toBe('python-first-loop');
  expect(lessonIdOf(null, 'First loop')).toBe('first-loop');
  expect(lessonIdOf('', 'First loop')).toBe('first-loop');
});
