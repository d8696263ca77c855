import { expect, test } from 'vitest';
import { courseHours, durationProblems, estimatedMinutes } from './duration.ts';
import { type LoadedCourse, type LoadedLesson, shippedCourses } from './load-courses.ts';

const both = { fr: 'x', en: 'x' };
const quiz = { kind: 'quiz' as const, question: both, options: [] };
const python = {
  kind: 'python' as const,
  title: both,
  instructions: both,
  starter: '',
  solution: '',
  check: '',
  hints: [],
  feedback: {},
  wrong: [],
  alternatives: [],
};
const lesson = (changes: Partial<LoadedLesson>) =>
  ({ folder: '', content: '', content_fr: '', exercises: [], ...changes }) as LoadedLesson;
const inBoth = (html: string) => lesson({ content: html, content_fr: html });

test.each([
  ['words', inBoth(`<p class="not-a-word">${'word '.repeat(300)}</p>`), 2],
  ['code to read', inBoth(`<pre><code>${'a = 1\n\n'.repeat(24)}</code></pre>`), 2],
  ['an editor', inBoth(`<python-editor code="${'a = 1\n'.repeat(12)}"></python-editor>`), 2],
  [
    'questions and exercises',
    lesson({
      exercises: [
        { ...quiz, id: 'a' },
        { ...python, id: 'b' },
      ],
    }),
    6,
  ],
  [
    'an open project',
    lesson({ exercises: [{ ...python, id: 'a', task: 'open', checklist: [], summary: both }] }),
    35,
  ],
  ['both languages', lesson({ content: 'word '.repeat(300) }), 1],
])('%s take their time', (_, one, minutes) => {
  expect(estimatedMinutes(one)).toBeCloseTo(minutes);
});

test('a video takes as long as its captions', () => {
  const loops = shippedCourses()
    .flatMap(({ lessons }) => lessons)
    .find(({ id }) => id === 'discovery-loops') as LoadedLesson;
  const without = (html: string) => html.replace(/<lesson-video[^>]*>/, '');
  const silent = { ...loops, content: without(loops.content) };
  expect(estimatedMinutes(loops) - estimatedMinutes(silent)).toBeGreaterThan(0.5);
});

test('minutes that are more than 30 % off are refused', () => {
  const ten = inBoth('word '.repeat(1500));
  const problems = (duration_minutes: number) => durationProblems({ ...ten, duration_minutes });
  expect([7, 10, 13].flatMap(problems)).toEqual([]);
  expect(problems(6)).toEqual(['states 6 minutes, but takes about 10']);
  expect(problems(14)).toHaveLength(1);
});

test('a course takes as long as its lessons, to the half hour', () => {
  const lessons = [40, 25, 30].map((duration_minutes) => lesson({ duration_minutes }));
  expect(courseHours({ lessons } as LoadedCourse)).toBe(1.5);
});
