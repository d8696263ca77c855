import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { exerciseProblems } from '@codivia/contract/lessons/lesson-structure';
import { EXERCISE_TEMPLATES } from '@codivia/contract/lessons/templates/exercise-templates';
import { expect, test } from 'vitest';
import { codeExercise } from '../factories.ts';
import { addWrongAnswer } from './add-wrong-answer.ts';
import { begunExercise, copiedExercise } from './copied-exercise.ts';

function template(id: string): AuthoredExercise {
  const found = EXERCISE_TEMPLATES.find(({ exercise }) => exercise.id === id);
  if (!found) throw new Error(id);
  return found.exercise;
}

const NEW_TEXT = { 'feedback-3': { en: '', fr: '' } };

test.each([
  ['score', 'x = 1', { code: 'x = 1', feedback: 'feedback-4' }],
  ['score', '=== a.py\ny = 2\n=== main.py\nimport a', { code: 'import a', feedback: 'feedback-4' }],
  ['add-up', 'print(total)', { code: 'print(total)', feedback: 'feedback-4' }],
  [
    'one-more-fruit',
    'fruits = ["kiwi", "mango"]\nfruits.insert("melon")\nprint(sum(fruits))\n',
    { blanks: ['insert', 'sum'], feedback: 'feedback-3' },
  ],
  ['one-more-fruit', 'print(1)', { blanks: ['', ''], feedback: 'feedback-3' }],
  ['my-band', '<p>1</p>', { html: '<p>1</p>', feedback: 'feedback-3' }],
  ['in-the-middle', 'circle()', { code: 'circle()', feedback: 'feedback-3' }],
  ['my-robot', 'pass', { code: 'pass', feedback: 'answers' }],
  ['short-films', 'SELECT 1', { code: 'SELECT 1' }],
  ['two-names', '5 4\n', { output: '5 4\n', feedback: { en: '', fr: '' } }],
  [
    'to-the-right',
    '{"x":250,"y":10}',
    { state: { x: 250, y: 10 }, when: { x: { is: 250 } }, feedback: { en: '', fr: '' } },
  ],
])('%s: an answer %j becomes the last wrong one', (id, answer, wrong) => {
  const exercise = template(id);
  const added = addWrongAnswer(exercise, answer);
  const { wrong: before } = exercise as { wrong: unknown[] };
  expect(added?.number).toBe(before.length + 1);
  expect(added?.exercise).toMatchObject({ wrong: [...before, wrong] });
  expect(exerciseProblems(added?.exercise ?? exercise)).toEqual([]);
});

test('of several files those of the starter are kept', () => {
  const exercise = codeExercise({ starter: { 'main.py': 'import a', 'a.py': '' } });
  const answer = '=== a.py\ny = 2\n=== main.py\nimport a\n=== own.py\n';
  expect(addWrongAnswer(exercise, answer)?.exercise).toMatchObject({
    wrong: [{}, {}, { code: { 'main.py': 'import a', 'a.py': 'y = 2' } }],
  });
});

test('a key of its own gets a text to be written', () => {
  const added = addWrongAnswer(template('my-band'), '');
  expect(added?.exercise).toMatchObject({ feedback: NEW_TEXT });
});

test('an option of a question is there already, and what is no answer changes nothing', () => {
  const question = template('what-shows');
  expect(addWrongAnswer(question, '1')).toBeNull();
  expect(addWrongAnswer(template('to-the-right'), 'no state')).toBeNull();
});

test('a copy has an id of its own, and a template keeps its id where it can', () => {
  const score = template('score');
  expect(copiedExercise(score, []).id).toBe('score-2');
  expect(copiedExercise({ ...score, id: 'score-2' }, ['score-3']).id).toBe('score-4');
  const long = copiedExercise({ ...score, id: 'a'.repeat(200) }, []).id;
  expect(long.length).toBeLessThanOrEqual(200);
  expect(begunExercise(score, ['other'])).toBe(score);
  expect(begunExercise(score, ['score'])).toEqual({ ...score, id: 'score-2' });
});
