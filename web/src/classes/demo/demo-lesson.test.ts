import { lessonSteps } from '@codivia/contract/lessons/lesson-steps';
import { htmlOfLesson } from '@codivia/contract/lessons/plain-lesson';
import { expect, it } from 'vitest';
import { readLessons } from '../../test/read-lessons.js';
import { DEMO_ANSWERS } from './demo-answers.ts';
import { DEMO_ASSIGNED, DEMO_LESSON } from './demo-lesson.ts';
import { DEMO_PUPILS, DEMO_SCRIPT } from './demo-pupils.ts';
import { readWork } from './demo-work.ts';

const lessons = new Map(readLessons().map((lesson) => [lesson.id, lesson]));
const lesson = lessons.get(DEMO_LESSON.id);

it('names free lessons that there are', () => {
  for (const { id, title } of [DEMO_LESSON, ...DEMO_ASSIGNED]) {
    expect(lessons.get(id)).toMatchObject({ titles: title, is_premium: false });
  }
});

it('has the exercises of its lesson at their steps', () => {
  const steps = lessonSteps(htmlOfLesson(lesson?.content ?? ''));
  expect(DEMO_LESSON.steps).toBe(steps.length);
  const placed = steps.flatMap(({ action }, i) =>
    action?.tag === 'code-exercise' || action?.tag === 'quiz-question'
      ? [{ id: action.value, step: i + 1 }]
      : [],
  );
  expect(DEMO_LESSON.exercises.map(({ id, step }) => ({ id, step }))).toEqual(placed);
});

/** Everything that an exercise shows, without marks and entities. */
const plain = (value: unknown) =>
  JSON.stringify(value)
    .replace(/<\/?[a-z][^>]*>/g, '')
    .replaceAll('&quot;', '\\"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

it.each(DEMO_LESSON.exercises)('knows $id as its authors wrote it', ({ id, title }) => {
  const exercise = plain(lesson?.exercises.find((one) => one.id === id));
  const { solved, begun, program, wrong } = DEMO_ANSWERS[id] ?? { wrong: [] };
  const messages = wrong.flatMap(({ written, message }) => [written, message]);
  for (const text of [title, solved, begun, program, ...messages]) {
    for (const language of ['en', 'fr'] as const) {
      const written = plain(text?.[language] ?? '')
        .slice(1, -1)
        .replace(/(\\n)+$/, '');
      expect(exercise).toContain(written);
    }
  }
});

it('has thirty pupils, and a script for some of them in which nobody loses what was solved', () => {
  expect(Object.keys(DEMO_PUPILS)).toHaveLength(30);
  const work = new Map(Object.entries(DEMO_PUPILS).map(([name, text]) => [name, readWork(text)]));
  const seconds = DEMO_SCRIPT.map(([second]) => second);
  expect(seconds).toEqual([...new Set(seconds)].sort((one, other) => one - other));
  for (const [, name, text] of DEMO_SCRIPT) {
    const [before, after] = [work.get(name), readWork(text)];
    expect(before).toBeDefined();
    expect(after.done.length).toBeLessThanOrEqual(DEMO_LESSON.exercises.length);
    for (const [i, one] of before?.done.entries() ?? []) {
      expect(after.done[i]?.tries).toBeGreaterThanOrEqual(one.tries);
      expect(after.done[i]?.passed || !one.passed).toBe(true);
    }
    work.set(name, after);
  }
});
