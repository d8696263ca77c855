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
    { type: 'repeated', name: 'a' },
  ]);
});

test('a model that knows its own examples far better than new ones has learned them by heart', () => {
  expect(warnsOfOverfit(1, 0.75, 20)).toBe(true);
  expect(warnsOfOverfit(0.9, 0.8, 20)).toBe(false);
  expect(warnsOfOverfit(1, null, 20)).toBe(false);
});

test('two tests say nothing about a model that fails one of them', () => {
  expect(warnsOfOverfit(1, 0.5, 2)).toBe(false);
  expect(warnsOfOverfit(1, 0.5, 6)).toBe(true);
});

test('equal drawings are told apart from equal texts, since what helps is something else', () => {
  const project = newProject('drawing', 'x', ['a', 'b']);
  const inputs = Array(12).fill(Array(784).fill(0.5));
  const drawn = changeProject(project, {
    type: 'add-examples',
    classId: project.classes[0]?.id ?? '',
    inputs,
  });
  expect(warningsAbout(drawn)).toContainEqual({ type: 'alike', name: 'a' });
});
