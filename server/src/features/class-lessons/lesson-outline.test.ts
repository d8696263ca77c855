import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { expect, test } from 'vitest';
import { PYTHON_EXERCISE, QUIZ_QUESTION } from '../../../test/course-factories.ts';
import { exercisesInOrder, titleOf } from './lesson-outline.ts';

test('takes the order of exercises from the lesson, with those that it does not show at the end', () => {
  const exercise = (id: string) => ({ ...PYTHON_EXERCISE, id });
  const content =
    '<h2>One</h2><code-exercise id="poster"></code-exercise>' +
    '<h2>Two</h2><quiz-question id="two-and-three"></quiz-question>' +
    '<h2>Three</h2><code-exercise id="badge"></code-exercise>';
  const stored = [exercise('badge'), exercise('left-over'), exercise('poster'), QUIZ_QUESTION];
  const ids = exercisesInOrder(content, stored).map(({ id }) => id);
  expect(ids).toEqual(['poster', 'two-and-three', 'badge', 'left-over']);
});

test('calls a question by its words before the program, and shortens a long one', () => {
  const question = (en: string) =>
    titleOf({ ...QUIZ_QUESTION, question: { en, fr: en } } as AuthoredExercise).en;
  expect(question('<p>What does it show?</p><pre><code>print(1)</code></pre>')).toBe(
    'What does it show?',
  );
  expect(question('<pre><code>print(1)</code></pre>')).toBe('print(1)');
  const long = question(`<p>${'word '.repeat(40)}</p>`);
  expect(long).toHaveLength(80);
  expect(long).toMatch(/…$/);
});
