import { BADGE_THRESHOLDS, earnedBadges, exerciseXp } from '@codivia/contract/api/experience';
import { expect, test } from 'vitest';
import { shippedCourses } from './load-courses.ts';

const courses = shippedCourses();
const lessons = courses.flatMap((course) => course.lessons);

test('whoever completes and solves everything that ships has every badge', () => {
  const ofLessons = lessons.reduce((sum, { xp_reward }) => sum + xp_reward, 0);
  const ofExercises = lessons
    .flatMap(({ exercises }) => exercises)
    .reduce((sum, exercise) => sum + exerciseXp(exercise), 0);
  expect(earnedBadges(ofLessons + ofExercises)).toEqual([...BADGE_THRESHOLDS]);
});

test.each(courses)('course $id names the skills of its full certificate', ({ skills }) => {
  expect(skills?.en.length).toBeGreaterThanOrEqual(3);
  expect(skills?.fr).toHaveLength(skills?.en.length ?? 0);
});

test.each(courses)('no two exercises of course $id share an id', (course) => {
  const ids = course.lessons.flatMap(({ exercises }) => exercises.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
});
