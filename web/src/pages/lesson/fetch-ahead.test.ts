import { expect, it } from 'vitest';
import fetchAhead from './fetch-ahead.ts?raw';

/** The modules that fetch parts of exercises and editors when they are shown. */
const LATER = import.meta.glob<string>(
  [
    '../../code/editor/{use-editor,problems-later}.ts',
    '../../code/lesson/{later-preview-editor,problems}.tsx',
    '../../code/python/use-explanation.ts',
    '../../code/tools/step-by-step.tsx',
    '../../exercises/card/{any-exercise,python-card}.tsx',
    '../../exercises/quiz/quiz-option.tsx',
    '../../exercises/card/code-card.tsx',
    '../../exercises/tasks/*/{fill,arrange,fix,open,sql}.ts',
    './lesson-exercise.tsx',
    './step/{step-lesson,lesson-help}.tsx',
    '../../ui/{dialog,toaster}.tsx',
    '../../features/rewards/celebrations.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const imported = (source: string) =>
  [...source.matchAll(/import\('[^']*?([\w-]+)(?:\.tsx?)?'\)/g)].map(([, name]) => name);

it('fetches every part of exercises and editors that a lesson shows later', () => {
  const later = Object.values(LATER).flatMap(imported);
  expect(Object.keys(LATER)).toHaveLength(21);
  expect(later).toEqual(expect.arrayContaining(['fill-input', 'load-editor', 'friendly-errors']));
  expect(imported(fetchAhead)).toEqual(expect.arrayContaining(later));
});
