import { expect, test } from 'vitest';
import { firstStepOf } from './first-step.ts';

const editor = '<python-editor code="print(1)"></python-editor>';
const exercise = '<code-exercise id="badge"></code-exercise>';
const film = '<lesson-video name="film"></lesson-video>';

test('it ends with the first editor and its short text, and nothing of the next step is in it', () => {
  const found = firstStepOf(`<p>Hi.</p>${editor}<p>Done.</p><h2>Later</h2><p>More.</p>${exercise}`);
  expect(found).toMatchObject({ html: `<p>Hi.</p>${editor}<p>Done.</p>`, exercises: [] });
  expect(found?.rest.map(({ heading }) => heading)).toEqual(['Later']);
});

test('texts and films before the first thing to do belong to it', () => {
  const opening = `<p>Look.</p>${film}<h2>Now you</h2><p>Try.</p>${exercise}`;
  const found = firstStepOf(`${opening}<h2>Later</h2><p>More.</p>${editor}`);
  expect(found).toMatchObject({ html: opening, exercises: ['badge'] });
});

test('where there is nothing to do, it is the first text alone', () => {
  expect(firstStepOf('<h2>One</h2><p>1</p><h2>Two</h2><p>2</p>')?.html).toBe(
    '<h2>One</h2><p>1</p>',
  );
  expect(firstStepOf('# One\nfirst\n\n# Two\nsecond')?.html).toContain('first');
  expect(firstStepOf('# One\nfirst\n\n# Two\nsecond')?.html).not.toContain('second');
});

test('a lesson without content has none', () => {
  expect(firstStepOf('')).toBeUndefined();
  expect(firstStepOf(' \n')).toBeUndefined();
});
