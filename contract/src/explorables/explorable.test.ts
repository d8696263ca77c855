import { expect, test } from 'vitest';
import { startOf } from './explorable.ts';
import { EXPLORABLE_NAMES, explorableNamed } from './models.ts';

const startNamed = (name: string, options: unknown) => {
  const explorable = explorableNamed(name);
  if (!explorable) throw new Error('There is no such explorable');
  return startOf(explorable, options);
};

test.each(EXPLORABLE_NAMES)('%s begins within its bounds', (name) => {
  expect(startNamed(name, {})).toEqual(explorableNamed(name)?.start({}));
});

const MANY = Array.from({ length: 10_000 }, (_, i) => [i % 10, (7 * i) % 10, i % 2]);

test.each([
  ['angles', { degrees: 'north' }],
  ['box-model', { width: {} }],
  ['colour-mixer', { r: 'red' }],
  ['correlation', { points: MANY }],
  ['correlation', { points: [] }],
  ['decision-tree', { points: MANY }],
  ['k-means', { points: MANY }],
  ['binary-counter', { bits: 1e9 }],
  ['call-stack', { n: 1e9 }],
  ['k-means', { k: 1e9 }],
  ['k-means', { k: 100_000 }],
  ['hash-change', { first: 'x'.repeat(100_000) }],
  ['fairness', null],
])('%s does not begin with options that it cannot have', (name, options) => {
  expect(startNamed(name, options)).toBeNull();
});

test.each([
  ['binary-counter', { bits: 1000, value: 999 }, { value: 255, before: 255 }],
  ['call-stack', { n: 1000 }, { n: 4, step: 0 }],
])('%s moves what is too much into its bounds', (name, options, state) => {
  expect(startNamed(name, options)).toEqual(state);
});
