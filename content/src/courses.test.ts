import { afterAll, describe, expect, test } from 'vitest';
import { dueInCourse } from './due-proofs.ts';
import { courseHours } from './duration.ts';
import { shippedCourses } from './load-courses.ts';
import { exerciseKey } from './proof-hashes.ts';
import { proveLesson } from './prove.ts';
import { proofRuntimes } from './prove-runtimes.ts';

const courses = shippedCourses();
const runtimes = proofRuntimes();
const totals = { exercises: 0, proven: 0, runs: 0 };

afterAll(async () => {
  await runtimes.close();
  const { exercises, proven, runs } = totals;
  console.log(`Proven: ${proven} of ${exercises} exercises and questions, ${runs} runs.`);
});

/**
 * Time limit of a lesson with those that use the same browser before it, in milliseconds; a preview has a limit of its
 * own.
 */
const PROOF_TIMEOUT_MS = 600_000;

// While Chromium checks one lesson, Python runs the next.
describe.concurrent.each(courses)('course $id', (course) => {
  const names = dueInCourse(course);

  test.for(course.lessons)('lesson $id', { timeout: PROOF_TIMEOUT_MS }, async (lesson) => {
    const due = lesson.exercises.filter((one) => names.has(exerciseKey(lesson, one)));
    const { runs, problems } = await proveLesson(lesson, runtimes.check, due);
    expect(problems).toEqual([]);
    totals.exercises += lesson.exercises.length;
    totals.proven += due.length;
    totals.runs += runs;
  });
});

test.each(courses)('course $id states the hours of its lessons', (course) => {
  expect(course.duration_hours).toBe(courseHours(course));
});

test('ids are unique, and every lesson id starts with its course id', () => {
  const ids = courses.flatMap((course) => course.lessons.map((lesson) => lesson.id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const course of courses) {
    for (const lesson of course.lessons) expect(lesson.id).toMatch(new RegExp(`^${course.id}-`));
  }
});

test('links lead to courses, lessons and rooms that exist', () => {
  const places = new Set([
    ...[
      '/playground',
      '/webtraining',
      '/gametraining',
      '/ailab',
      '/examples',
      '/courses',
      '/careers',
      '/developers',
    ],
    ...courses.map(({ id }) => `/course/${id}`),
    ...courses.flatMap(({ lessons }) => lessons.map(({ id }) => `/lesson/${id}`)),
  ]);
  const texts = courses.flatMap(({ lessons }) =>
    lessons.flatMap((one) => [one.content, one.content_fr]),
  );
  const links = texts.flatMap((html) => [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)]);
  const inner = links.flatMap(([, to = '']) => (/^(https:|mailto:|#)/.test(to) ? [] : [to]));
  // What follows a # is a starting point of the AI lab, or a place within a page.
  expect(inner.filter((to) => !places.has(to.replace(/#.*/, '')))).toEqual([]);
});

test('exactly the ten lessons of Discovery are free', () => {
  const free = courses.flatMap((course) => course.lessons.filter((lesson) => !lesson.is_premium));
  expect(free).toHaveLength(10);
  expect(new Set(free.map((lesson) => lesson.id.split('-')[0]))).toEqual(new Set(['discovery']));
});
