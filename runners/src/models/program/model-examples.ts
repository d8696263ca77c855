import type { ModelFile } from '@codivia/contract/models/model-file';

/** Models for tests: small ones, whose verdicts can be told by reading. */

/** Paper and ink all over. */
export const DRAWING_MODEL: ModelFile = {
  format: 'codivia-model',
  version: 1,
  kind: 'drawing',
  labels: ['empty', 'full'],
  columns: [],
  words: [],
  learned: {
    method: 'neighbours',
    k: 1,
    examples: [Array(784).fill(0), Array(784).fill(1)],
    labels: [0, 1],
  },
};

/** Mice weigh 3 at most. */
export const TABLE_MODEL: ModelFile = {
  format: 'codivia-model',
  version: 1,
  kind: 'table',
  labels: ['mouse', 'cat'],
  columns: [{ name: 'weight', type: 'number', mean: 5, deviation: 2 }],
  words: [],
  learned: {
    method: 'tree',
    nodes: [
      { feature: 0, threshold: 3, left: 1, right: 2 },
      { counts: [4, 0] },
      { counts: [1, 3] },
    ],
  },
};

/** A model that takes texts with "hello" for glad ones. */
export const TEXT_MODEL: ModelFile = {
  format: 'codivia-model',
  version: 1,
  kind: 'text',
  labels: ['glad', 'sad'],
  columns: [],
  words: ['hello', 'bad'],
  learned: {
    method: 'bayes',
    prior: [-1, -1],
    likelihood: [
      [-1, -9],
      [-9, -1],
    ],
  },
};

const point = [0, 0, 0];

/** One gesture, or another that looks alike: the first of two labels wins. */
export const HAND_MODEL: ModelFile = {
  ...DRAWING_MODEL,
  kind: 'hand',
  labels: ['fist', 'flat'],
  learned: {
    method: 'neighbours',
    k: 1,
    examples: [Array(63).fill(0), Array(63).fill(1)],
    labels: [0, 1],
  },
};

export const PICTURE_MODEL: ModelFile = {
  ...DRAWING_MODEL,
  kind: 'picture',
  labels: ['dark', 'bright'],
  learned: {
    method: 'neighbours',
    k: 1,
    examples: [Array(124).fill(0), Array(124).fill(1)],
    labels: [0, 1],
  },
};

/** A hand in one point. */
export const FIST = Array.from({ length: 21 }, () => point);
