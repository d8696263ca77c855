import { expect, test } from 'vitest';
import { type Choice, courseHashes, dueInCourse, dueNames, isSampled } from './due-proofs.ts';
import { type LoadedCourse, shippedCourses } from './load-courses.ts';

const DAYS = Array.from({ length: 10 }, (_, at) => new Date(Date.UTC(2027, 1, 24 + at, 9)));
const course = shippedCourses()[0] as LoadedCourse;
const recorded = courseHashes(course);
const names = Object.keys(recorded);
const choice = (changes: Partial<Choice> = {}): Choice => ({
  recorded,
  day: DAYS[0] as Date,
  env: {},
  touched: new Set(),
  ...changes,
});

/** The course with another program in its first exercise. */
function edited(): { course: LoadedCourse; name: string } {
  const [first, ...others] = course.lessons as [LoadedCourse['lessons'][0]];
  const at = first.exercises.findIndex(({ kind }) => kind === 'python');
  const exercises = first.exercises.map((one, i) => (i === at ? { ...one, solution: '1' } : one));
  const lessons = [{ ...first, exercises } as typeof first, ...others];
  return { course: { ...course, lessons }, name: `${first.id}/${first.exercises[at]?.id}` };
}

test('ten days in a row prove everything, each of them about a tenth', () => {
  const many = Array.from({ length: 2000 }, (_, at) => `lesson-${at}/exercise`);
  const proven = DAYS.map((day) => many.filter((name) => isSampled(name, day)));
  expect(proven.flat().sort()).toEqual(many.sort());
  for (const one of proven) expect(one.length).toBeLessThan(260);
});

test('a day proves the same at every hour, and in every run', () => {
  const at = (hour: number) =>
    names.filter((name) => isSampled(name, new Date(Date.UTC(2027, 1, 24, hour))));
  expect(at(0)).toEqual(at(23));
});

test('what has not changed is proven by its day alone', () => {
  const due = [...dueNames(recorded, choice())];
  expect(due).toEqual(names.filter((name) => isSampled(name, choice().day)));
  expect(due.length).toBeLessThan(names.length / 2);
});

test('an exercise that changes is proven at once, with the texts of its lesson', () => {
  const { course: changed, name } = edited();
  const lesson = course.lessons[0]?.id ?? '';
  for (const day of DAYS) {
    const due = dueInCourse(changed, choice({ day }));
    expect(due).toContain(name);
    expect(due).toContain(lesson);
    expect(due.size).toBeLessThan(names.length);
  }
});

test('without a record everything is proven', () => {
  expect([...dueNames(recorded, choice({ recorded: {} }))].sort()).toEqual(names.sort());
});

test('where CI is set, a course that changes is proven whole, and so is one that the change touches', () => {
  const env = { CI: 'true' };
  expect(dueInCourse(edited().course, choice({ env })).size).toBe(names.length);
  const touched = new Set([course.folder]);
  expect(dueInCourse(course, choice({ env, touched })).size).toBe(names.length);
  expect(dueInCourse(course, choice({ env })).size).toBeLessThan(names.length);
});
