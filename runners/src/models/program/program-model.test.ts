import { MAX_MODEL_BYTES, type ModelFile } from '@codivia/contract/models/model-file';
import { expect, test } from 'vitest';
import {
  DRAWING_MODEL,
  FIST,
  HAND_MODEL,
  PICTURE_MODEL,
  TABLE_MODEL,
  TEXT_MODEL,
} from './model-examples.ts';
import { programModel } from './program-model.ts';

const FILE = 'my.model.json';
const read = (model: unknown) => programModel(FILE, JSON.stringify(model));
const full = Array.from({ length: 28 }, () => Array(28).fill(1));
const refused = (name: string, message = FILE) => expect.objectContaining({ name, message });

function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was refused');
}

test.each<[string, ModelFile, unknown, string]>([
  ['a drawing in rows', DRAWING_MODEL, full, 'full'],
  ['a drawing in one list', DRAWING_MODEL, Array(784).fill(0), 'empty'],
  ['a drawing of typed numbers', DRAWING_MODEL, new Float32Array(784).fill(1), 'full'],
  ['points of a hand', HAND_MODEL, FIST, 'fist'],
  ['a picture', PICTURE_MODEL, [[[0, 0, 0, 255]], [[0, 0, 0, 255]]], 'dark'],
  ['a text', TEXT_MODEL, 'Hello!', 'glad'],
  ['a row', TABLE_MODEL, { weight: '2,5', name: 'Tom' }, 'mouse'],
])('%s gets its label', (_, model, example, label) => {
  const { kind, labels, predict } = read(model);
  expect(predict(example)).toBe(label);
  expect([kind, labels]).toEqual([model.kind, model.labels]);
});

test('each label has its confidence', () => {
  expect(read(TABLE_MODEL).confidences({ weight: 9 })).toEqual({ mouse: 0.25, cat: 0.75 });
});

test('classes may have any name, and none reaches the objects of the page', () => {
  const labels = ['__proto__', '<img src=x onerror=alert(1)>'];
  const confidences = read({ ...TABLE_MODEL, labels }).confidences({ weight: 1 });
  expect(Object.entries(confidences)).toEqual([
    ['__proto__', 1],
    [labels[1], 0],
  ]);
  expect(Object.getPrototypeOf(confidences)).toBe(Object.prototype);
});

test.each<[string, ModelFile, unknown]>([
  ['nothing', DRAWING_MODEL, undefined],
  ['a short drawing', DRAWING_MODEL, Array(783).fill(0)],
  ['not a number', DRAWING_MODEL, Array(784).fill(Number.NaN)],
  ['too few points', HAND_MODEL, FIST.slice(1)],
  ['flat points', HAND_MODEL, FIST.map(() => [0, 0])],
  ['rows of two lengths', PICTURE_MODEL, [[[0, 0, 0]], []]],
  ['no rows', PICTURE_MODEL, []],
  ['an element in place of its text', TEXT_MODEL, { value: 'hello' }],
  ['a list in place of a row', TABLE_MODEL, [9]],
  ['null', TABLE_MODEL, null],
])('%s is refused with the kind of the model', (_, model, example) => {
  const { predict } = read(model);
  expect(errorOf(() => predict(example))).toEqual(refused('ModelInput', model.kind));
});

test('a row without any column of the model is refused with their names', () => {
  const { predict } = read(TABLE_MODEL);
  const { name, message } = errorOf(() => predict({ wieght: 1 })) as Error;
  expect([name, message]).toEqual(['ModelColumns', "'weight'"]);
  expect(predict({ weight: '' })).toBe('cat');
});

const text = JSON.stringify(TABLE_MODEL);

test.each([
  ['no JSON', 'hello', 'ForeignModel'],
  ['brackets without end', '['.repeat(1_000_000), 'ForeignModel'],
  ['a list', '[]', 'ForeignModel'],
  ['null', 'null', 'ForeignModel'],
  ['other JSON', '{"format":"other"}', 'ForeignModel'],
  ['a number without end', text.replace('"threshold":3', '"threshold":1e999'), 'BrokenModel'],
  ['no number', text.replace('"threshold":3', '"threshold":null'), 'BrokenModel'],
  ['a tree that leads back', text.replace('"right":2', '"right":0'), 'BrokenModel'],
  ['a prototype as a tree', text.replace('"learned"', '"__proto__"'), 'BrokenModel'],
  ['a label too long', text.replace('mouse', 'm'.repeat(41)), 'BrokenModel'],
  ['too many bytes', text + ' '.repeat(MAX_MODEL_BYTES), 'LargeModel'],
])('a file with %s is refused', (_, content, name) => {
  expect(errorOf(() => programModel(FILE, content))).toEqual(refused(name));
  expect(({} as Record<string, unknown>).method).toBeUndefined();
});
