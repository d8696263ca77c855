import { describe, expect, test } from 'vitest';
import type { ModelFile, Tree } from './model-file.ts';
import { ModelFault, readModel } from './read-model.ts';

const TREE: Tree = {
  method: 'tree',
  nodes: [{ feature: 0, threshold: 3, left: 1, right: 2 }, { counts: [4, 0] }, { counts: [0, 5] }],
};

const MODEL = {
  format: 'codivia-model',
  version: 1,
  kind: 'table',
  labels: ['cat', 'dog'],
  columns: [
    { name: 'weight', type: 'number', mean: 5, deviation: 2 },
    { name: 'colour', type: 'category', values: ['red', 'black'] },
  ],
  words: [],
  learned: TREE,
} satisfies ModelFile;

const NEIGHBOURS = { method: 'neighbours', k: 1, examples: [[1, 2, 3]], labels: [1] };
const NETWORK = {
  method: 'network',
  layers: [
    {
      weights: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      bias: [0, 1],
    },
  ],
};

test.each([TREE, NEIGHBOURS, NETWORK])('a model of each method is read as it is', (learned) => {
  const model = { ...MODEL, learned };
  expect(readModel(JSON.parse(JSON.stringify(model)))).toEqual(model);
});

test('the figures of its test are read', () => {
  const model = { ...MODEL, tested: { right: 7, total: 8 } };
  expect(readModel(JSON.parse(JSON.stringify(model)))).toEqual(model);
});

test('nothing is kept but what a model has', () => {
  const hostile = JSON.parse(
    JSON.stringify({ ...MODEL, extra: 1, learned: { ...TREE, run: 'x' } }).replace(
      '"extra":1',
      '"__proto__":{"polluted":true},"toString":"no"',
    ),
  );
  expect(readModel(hostile)).toEqual(MODEL);
  expect(Object.keys(readModel(hostile))).not.toContain('toString');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

describe('what is no model is refused with its place', () => {
  const changed = (patch: Record<string, unknown>) => ({ ...MODEL, ...patch });
  const learning = (patch: Record<string, unknown>) => changed({ learned: { ...TREE, ...patch } });
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'file'],
    ['a list', [], 'file'],
    ['another format', changed({ format: 'other' }), 'format'],
    ['a later version', changed({ version: 2 }), 'format'],
    ['a kind by a name of all objects', changed({ kind: 'constructor' }), 'kind'],
    ['one label', changed({ labels: ['cat'] }), 'labels'],
    ['one label twice', changed({ labels: ['cat', 'cat'] }), 'labels'],
    ['an empty label', changed({ labels: ['cat', '  '] }), 'labels'],
    ['a long label', changed({ labels: ['cat', 'x'.repeat(41)] }), 'labels'],
    ['no column', changed({ columns: [] }), 'columns'],
    [
      'columns without a deviation',
      changed({ columns: [{ ...MODEL.columns[0], deviation: 0 }] }),
      'columns',
    ],
    ['columns of one name', changed({ columns: [MODEL.columns[0], MODEL.columns[0]] }), 'columns'],
    ['words of a table', changed({ words: ['a'] }), 'words'],
    ['more right verdicts than verdicts', changed({ tested: { right: 9, total: 8 } }), 'tested'],
    ['no method', changed({ learned: {} }), 'learned.method'],
    ['a method by a name of all objects', learning({ method: 'toString' }), 'learned.method'],
    ['a method that the kind has not', learning({ method: 'bayes' }), 'learned.method'],
    [
      'a tree that goes round',
      learning({ nodes: [{ ...TREE.nodes[0], left: 0 }, TREE.nodes[1], TREE.nodes[2]] }),
      'learned.nodes',
    ],
    ['a tree without a leaf', learning({ nodes: [TREE.nodes[0]] }), 'learned.nodes'],
    ['an empty leaf', learning({ nodes: [{ counts: [0, 0] }] }), 'learned.nodes'],
    [
      'a feature that is not there',
      learning({ nodes: [{ ...TREE.nodes[0], feature: 3 }, TREE.nodes[1], TREE.nodes[2]] }),
      'learned.nodes',
    ],
    [
      'not a number',
      changed({ learned: { ...NEIGHBOURS, examples: [[1, 2, Number.NaN]] } }),
      'learned.examples',
    ],
    [
      'without end',
      changed({ learned: { ...NEIGHBOURS, examples: [[1, 2, Number.POSITIVE_INFINITY]] } }),
      'learned.examples',
    ],
    [
      'a huge number',
      changed({ learned: { ...NEIGHBOURS, examples: [[1, 2, 1e300]] } }),
      'learned.examples',
    ],
    [
      'a row too short',
      changed({ learned: { ...NEIGHBOURS, examples: [[1, 2]] } }),
      'learned.examples',
    ],
    [
      'a label that is not there',
      changed({ learned: { ...NEIGHBOURS, labels: [2] } }),
      'learned.labels',
    ],
    [
      'a network for other labels',
      changed({ learned: { method: 'network', layers: [{ weights: [[1, 2, 3]], bias: [0] }] } }),
      'learned.layers',
    ],
  ])('%s', (_, file, place) => {
    expect(() => readModel(file)).toThrow(new ModelFault(place));
  });
});
