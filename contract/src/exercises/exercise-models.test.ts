import { describe, expect, test } from 'vitest';
import { EXERCISE_MODEL_MAX, EXERCISE_TEXT_MAX, fileProblems, modelIn } from './exercise-models.ts';

const MODEL = JSON.stringify({
  format: 'codivia-model',
  version: 1,
  kind: 'table',
  labels: ['open', 'shut'],
  columns: [{ name: 'height', type: 'number', mean: 100, deviation: 50 }],
  words: [],
  learned: { method: 'tree', nodes: [{ counts: [1, 2] }] },
});
const name = { en: 'door.model.json', fr: 'porte.model.json' };

test('a model in a file is read', () => {
  expect(modelIn(MODEL)?.labels).toEqual(['open', 'shut']);
  expect(modelIn(`${MODEL}}`)).toBeNull();
  expect(modelIn('['.repeat(100_000))).toBeNull();
});

describe('the problems of files beside a program', () => {
  test('there are none without files, with texts of any sort, and with models', () => {
    expect(fileProblems({})).toEqual([]);
    const text = { name: 'menu.json', content: '{"labels": ' };
    expect(fileProblems({ files: [text, { name, content: MODEL }] })).toEqual([]);
    expect(fileProblems({ files: [{ library: 'cat.svg' }] })).toEqual([]);
  });

  test('what is no model is named once for each language', () => {
    const content = { en: MODEL, fr: '{}' };
    expect(fileProblems({ files: [{ name, content }] })).toEqual([
      { problem: 'no_model', name: 'porte.model.json' },
    ]);
    expect(fileProblems({ files: [{ name: 'door.model.json', content: 'open' }] })).toEqual([
      { problem: 'no_model', name: 'door.model.json' },
    ]);
  });

  test('models may be larger than texts, up to their own limit', () => {
    const spaces = ' '.repeat(EXERCISE_TEXT_MAX);
    expect(fileProblems({ files: [{ name, content: MODEL + spaces }] })).toEqual([]);
    expect(fileProblems({ files: [{ name: 'a.csv', content: `,${spaces}` }] })).toEqual([
      { problem: 'file_too_large', name: 'a.csv', most: 100 },
    ]);
    const content = MODEL.padEnd(EXERCISE_MODEL_MAX + 1);
    expect(fileProblems({ files: [{ name: 'door.model.json', content }] })).toEqual([
      { problem: 'file_too_large', name: 'door.model.json', most: 200 },
    ]);
  });
});
