import { expect, test } from 'vitest';
import { holdsExamples } from './lab-examples.ts';
import type { ModelFile } from './model-file.ts';
import { keepsCamera, namesIn, readBareModel } from './shown-model.ts';

const MODEL: ModelFile = {
  format: 'codivia-model',
  version: 1,
  labels: ['cat', 'dog'],
  kind: 'table',
  columns: [{ name: 'colour', type: 'category', values: ['red', 'black'] }],
  words: [],
  learned: { method: 'neighbours', k: 1, examples: [[0, 1]], labels: [1] },
};
const TEXT = JSON.stringify(MODEL);

test('a model alone is read, whatever the order of its parts', () => {
  expect(readBareModel(TEXT)).toEqual(MODEL);
  const turned = JSON.stringify(Object.fromEntries(Object.entries(MODEL).reverse()));
  expect(readBareModel(`${turned}\n`)).toEqual(MODEL);
});

test.each([
  ['a further part', TEXT.replace('{', '{"mail":"ada@example.com",')],
  ['a part that a later one replaces', TEXT.replace('{', '{"kind":"ada@example.com",')],
  ['a part of all objects', TEXT.replace('{', '{"__proto__":{"a":1},')],
  [
    'a further part as long as numbers that were written short',
    TEXT.replace('[[0,1]]', '[[1e12,1e12]]').replace('{', '{"a":"hidden here",'),
  ],
  ['a further part within', TEXT.replace('"k":1', '"k":1,"run":"x"')],
  ['room between the parts', JSON.stringify(MODEL, null, 2)],
  ['no JSON', TEXT.slice(1)],
  ['thousands of lists in each other', '['.repeat(100_000)],
])('a text with %s is none', (_, text) => {
  expect(readBareModel(text)).toBeUndefined();
});

test('names are those of classes, columns and their words', () => {
  expect(namesIn(MODEL)).toEqual(['cat', 'dog', 'colour', 'red', 'black']);
});

test('only nearest neighbours of hands and pictures consist of what the camera saw', () => {
  expect(keepsCamera(MODEL)).toBe(false);
  expect(keepsCamera({ ...MODEL, kind: 'hand' })).toBe(true);
  const learned = { method: 'network' as const, layers: [] };
  expect(keepsCamera({ ...MODEL, kind: 'hand', learned })).toBe(false);
});

test('examples have to be those of their kind', () => {
  const texts = { kind: 'text', examples: [{ input: 'hello' }] };
  expect(holdsExamples(texts, 'text')).toBe(true);
  expect(holdsExamples(texts, 'drawing')).toBe(false);
  expect(holdsExamples({ ...texts, examples: [{ input: [0.5, 0.5] }] }, 'text')).toBe(false);
  const drawing = { input: new Array(784).fill(0) };
  expect(holdsExamples({ kind: 'drawing', examples: [drawing] }, 'drawing')).toBe(true);
  expect(holdsExamples({ kind: 'table', examples: [{ input: { a: [1] } }] }, 'table')).toBe(false);
  expect(holdsExamples({ kind: 'table', examples: [{ input: { a: '1', b: 2 } }] }, 'table')).toBe(
    true,
  );
});
