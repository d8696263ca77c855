import { LANGUAGES } from '@codivia/contract/api/language';
import { expect, test } from 'vitest';
import { loadChallenges } from './load-challenges.ts';
import { loadCourses } from './load-courses.ts';
import { outdatedTargets, picturedChallenge, picturedInLesson } from './prove-targets.ts';
import { readTargets, withTarget } from './targets.ts';

const lessons = loadCourses().flatMap((course) => course.lessons);
const pictured = [
  ...lessons.flatMap(picturedInLesson),
  ...loadChallenges().flatMap(picturedChallenge),
];

test('every page and game has a picture of its solution, or shows none', () => {
  const records = readTargets();
  const outdated = pictured.filter((one) => outdatedTargets(one, records).length > 0);
  expect(
    outdated.map(({ name }) => name),
    'npm run prove -- FOLDER',
  ).toEqual([]);
});

test('no picture is left of an exercise that is gone', () => {
  const names = new Set(pictured.map(({ name }) => name));
  expect(Object.keys(readTargets()).filter((name) => !names.has(name))).toEqual([]);
});

test('a learner gets the picture by the solution, and none once that was changed', () => {
  const fried = pictured.find(({ name }) => name === 'games-circle/fried-egg');
  for (const language of LANGUAGES) {
    const exercise = fried?.exercises[language];
    if (!exercise) throw new Error('the exercise is gone');
    expect(withTarget(exercise).target?.address).toMatch(
      /^\/media\/targets\/games-circle\/fried-egg/,
    );
    const changed = { ...exercise, solution: { 'sketch.js': 'circle(1, 2, 3);' } };
    expect(withTarget(changed)).not.toHaveProperty('target');
  }
});
