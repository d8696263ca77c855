import { expect, test } from 'vitest';
import type { LoadedLesson } from './load-courses.ts';
import { provenLessons } from './proven-lessons.ts';

const lesson = {
  id: 'discovery-hello',
  content: 'Hello',
  exercises: [],
} as unknown as LoadedLesson;

/** Returns the keys under which the lessons are kept, once `lesson` has been proven. */
function keptAfterProof(): Set<string> {
  const stored = new Set<string>();
  const proven = provenLessons({}, 'lessons', stored, (keys) => {
    for (const key of keys) stored.add(key);
  });
  expect(proven.has(lesson)).toBe(false);
  proven.add(lesson);
  proven.save();
  return stored;
}

test('a lesson that was proven counts as proven until anything of it changes', () => {
  const proven = provenLessons({}, 'lessons', keptAfterProof());
  expect(proven.has(lesson)).toBe(true);
  expect(proven.has({ ...lesson, content: 'Hello you' })).toBe(false);
});

test('where CI is set, nothing counts as proven', () => {
  expect(provenLessons({ CI: 'true' }, 'lessons', keptAfterProof()).has(lesson)).toBe(false);
});
