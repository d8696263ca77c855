import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shippedCourses } from './load-courses.ts';

test('the README states no more courses, lessons and exercises than there are', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, lessons, exercises] =
    /(\d+) lessons with more than (\d+) exercises/.exec(readme.replace(/\s+/g, ' ')) ?? [];
  const courses = shippedCourses();
  const all = courses.flatMap((course) => course.lessons);
  expect(readme).toContain('Twenty courses');
  expect(courses).toHaveLength(20);
  expect(all.length).toBeGreaterThanOrEqual(Number(lessons));
  expect(all.flatMap((lesson) => lesson.exercises).length).toBeGreaterThan(Number(exercises));
});
