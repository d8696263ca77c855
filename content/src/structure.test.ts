import { expect, test } from 'vitest';
import type { LoadedLesson } from './load-courses.ts';
import { structureProblems } from './structure.ts';

const both = { fr: 'x', en: 'x' };
const lesson: LoadedLesson = {
  id: 'course-lesson',
  title: both,
  type: 'interactive',
  duration_minutes: 10,
  xp_reward: 10,
  is_premium: false,
  order_index: 1,
  folder: '',
  content: '<h2>Hi</h2><quiz-question id="q"></quiz-question>',
  content_fr: '<h2>Salut</h2><quiz-question id="q"></quiz-question>',
  exercises: [
    {
      kind: 'quiz',
      id: 'q',
      question: both,
      options: [{ text: both, correct: true, explanation: both }],
    },
  ],
};

test('a sound lesson has no problems', () => {
  expect(structureProblems(lesson)).toEqual([]);
});

test('an element missing in one language is found', () => {
  const changed = { ...lesson, content_fr: '<quiz-question id="q"></quiz-question>' };
  expect(structureProblems(changed).join()).toContain('the two languages differ');
});

test('an exercise without a file, and a file without a place, are found', () => {
  expect(structureProblems({ ...lesson, exercises: [] }).join()).toContain('which has no file');
  const unplaced = { ...lesson, content: '<h2>Hi</h2>', content_fr: '<h2>Salut</h2>' };
  expect(structureProblems(unplaced).join()).toContain('is not placed');
});

test('a question without a right option is found', () => {
  const options = [{ text: both, correct: false, explanation: both }];
  const changed = {
    ...lesson,
    exercises: [{ kind: 'quiz' as const, id: 'q', question: both, options }],
  };
  expect(structureProblems(changed).join()).toContain('no right option');
});

test('a video without its files is found', () => {
  const video = '<h2>Hi</h2><lesson-video name="gone"></lesson-video>';
  const changed = { ...lesson, content: video, content_fr: video, exercises: [] };
  expect(structureProblems(changed)).toHaveLength(6);
});
