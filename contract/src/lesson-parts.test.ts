import { expect, test } from 'vitest';
import { namedExercises } from './lesson-parts.ts';

test('exercises and questions are named once each, in order', () => {
  const html = `<p>Go</p><code-exercise id="loop"></code-exercise><quiz-question
    id='why'></quiz-question><code-exercise id="loop"></code-exercise><python-editor code="id=1"></python-editor>`;
  expect(namedExercises(html)).toEqual(['loop', 'why']);
});
