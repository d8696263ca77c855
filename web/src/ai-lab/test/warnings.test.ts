import { expect, test } from 'vitest';
import { changeProject } from '../project/change-project.ts';
import { type LabProject, newProject } from '../project/lab-project.ts';
import { warningsAbout, warnsOfOverfit } from './warnings.ts';

/** A project of texts with these examples in its classes a and b. */
function projectWith(a: readonly string[], b: readonly string[]): LabProject {
  const project = newProject('text', 'x', ['a', 'b']);
  const add = (to: LabProject, place: number, inputs: readonly string[]) =>
    changeProject(to, { type: 'add-examples', classId: to.classes[place]?.id ?? '', inputs });
  return add(add(project, 0, a), 1, b);
}

const texts = (count: number) => Array.from({ length: count }, (_, i) => `text ${i}`);

test('enough different examples of each class are no reason to warn', () => {
  expect(warningsAbout(projectWith(texts(10), texts(30)))).toEqual([]);
});

test('few examples, far fewer than of others, and equal ones are named with their class', () => {
  expect(warningsAbout(projectWith(texts(9), texts(10)))).toEqual([
    { type: 'few', name: 'a', count: 9 },
  ]);
  expect(warningsAbout(projectWith(texts(10), texts(31)))).toEqual([
    { type: 'unbalanced', name: 'a', most: 'b' },
  ]);
  expect(warningsAbout(projectWith(Array(12).fill('same'), texts(12)))).toEqual([
    { type: 'alike', name: 'a' },
  ]);
});

test('a model that knows its own examples far better than new ones has learned them by heart', () => {
  expect(warnsOfOverfit(1, 0.75)).toBe(true);
  expect(warnsOfOverfit(0.9, 0.8)).toBe(false);
  expect(warnsOfOverfit(1, null)).toBe(false);
});
