import { expect, test } from 'vitest';
import { lessonsDue } from './due-proofs.ts';
import { contactsIn } from './innocent-texts.ts';
import { loadChallenges } from './load-challenges.ts';
import { shippedCourses } from './load-courses.ts';
import { loadExamples } from './load-examples.ts';
import { listPuzzles, loadPuzzle } from './load-puzzles.ts';

const coursesAlone = () => shippedCourses().map(({ lessons, ...course }) => course);

test.each([
  ['courses', coursesAlone],
  ['lessons', lessonsDue],
  ['examples', loadExamples],
  ['challenges', loadChallenges],
  ['puzzles', () => listPuzzles().map(loadPuzzle)],
])('nothing in the texts and programs of %s leads out of the platform', (_, load) => {
  expect(contactsIn(load())).toEqual([]);
});
