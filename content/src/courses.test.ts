import { startPython } from '@codivia/runners/python/node-python';
import { afterAll, describe, expect, test } from 'vitest';
import { loadCourses } from './load-courses.ts';
import { proveLesson } from './prove.ts';

const courses = loadCourses();
const check = await startPython();
const totals = { lessons: 0, exercises: 0, runs: 0 };

afterAll(() => {
  const { lessons, exercises, runs } = totals;
  console.log(`Proven: ${lessons} lessons, ${exercises} exercises and questions, ${runs} runs.`);
});

describe.each(courses)('course $id', (course) => {
  test.each(course.lessons)('lesson $id', { timeout: 60_000 }, (lesson) => {
    const { runs, problems } = proveLesson(lesson, check);
    expect(problems).toEqual([]);
    totals.lessons++;
    totals.exercises += lesson.exercises.length;
    totals.runs += runs;
  });
});

test('ids are unique, and every lesson id starts with its course id', () => {
  const ids = courses.flatMap((course) => course.lessons.map((lesson) => lesson.id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const course of courses) {
    for (const lesson of course.lessons) expect(lesson.id).toMatch(new RegExp(`^${course.id}-`));
  }
});

test('Discovery is free; of any other course at most the first lesson is, to try it', () => {
  const free = courses.flatMap((course) => course.lessons.filter((lesson) => !lesson.is_premium));
  expect(free.filter((lesson) => lesson.id.startsWith('discovery-'))).toHaveLength(10);
  const others = free.filter((lesson) => !lesson.id.startsWith('discovery-'));
  expect(others.filter((lesson) => lesson.order_index !== 1)).toEqual([]);
});
