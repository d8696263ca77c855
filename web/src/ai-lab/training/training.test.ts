import { seeded } from '@codivia/contract/explorables/seeded';
import type { Learned } from '@codivia/contract/models/model-file';
import { tableFeatures } from '@codivia/runners/models/table-features';
import { confidencesOf } from '@codivia/runners/models/verdict';
import { expect, test } from 'vitest';
import { commonWords, describeColumn } from './describe-inputs.ts';
import { growTree } from './grow-tree.ts';
import { type LabelledFeatures, NetworkTraining } from './network-training.ts';
import { trainBayes } from './train-bayes.ts';

/** Points whose label is 1 where exactly one of their two coordinates is above a half: no line parts them. */
function crossed(count: number, seed: number): LabelledFeatures {
  const random = seeded(seed);
  const features = Array.from({ length: count }, () => [random(), random()]);
  return { features, labels: features.map(([x = 0, y = 0]) => (x > 0.5 === y > 0.5 ? 0 : 1)) };
}

function accuracy(learned: Learned, { features, labels }: LabelledFeatures): number {
  const right = features.filter((one, i) => {
    const found = confidencesOf(learned, one, 2);
    return found.indexOf(Math.max(...found)) === labels[i];
  });
  return right.length / features.length;
}

test('a network learns what no line can part, and its loss falls', () => {
  const training = new NetworkTraining(crossed(200, 1), 2, { hidden: [16], rate: 0.02, seed: 3 });
  const first = training.epoch();
  let last = first;
  for (let i = 0; i < 120; i++) last = training.epoch();
  expect(last.loss).toBeLessThan(first.loss / 4);
  expect(accuracy(training.network(), crossed(200, 2))).toBeGreaterThan(0.9);
});

test('the same seed gives the same network, and another seed another one', () => {
  const network = (seed: number) => {
    const training = new NetworkTraining(crossed(40, 1), 2, { hidden: [4], rate: 0.01, seed });
    training.epoch();
    return training.network();
  };
  expect(network(5)).toEqual(network(5));
  expect(network(5)).not.toEqual(network(6));
});

test('a tree asks its questions, and no more of them than it may', () => {
  const examples = crossed(300, 4);
  const tree = growTree(examples, 2, { depth: 6, leastExamples: 2 });
  expect(accuracy(tree, crossed(200, 5))).toBeGreaterThan(0.9);
  const stump = growTree(examples, 2, { depth: 1, leastExamples: 2 });
  expect(stump.nodes.length).toBeLessThanOrEqual(3);
});

test('a tree of examples that are all alike is one leaf', () => {
  const alike = { features: [[1], [1], [1]], labels: [0, 1, 1] };
  const tree = growTree(alike, 2, { depth: 5, leastExamples: 2 });
  expect(tree.nodes).toEqual([{ counts: [1, 2] }]);
});

test('Bayes takes a word that only one label has for that label', () => {
  const features = [
    [2, 0, 1],
    [1, 0, 1],
    [0, 3, 1],
    [0, 1, 1],
  ];
  const bayes = trainBayes({ features, labels: [0, 0, 1, 1] }, 2);
  const [no = 0, yes = 0] = confidencesOf(bayes, [0, 2, 1], 2);
  expect(yes).toBeGreaterThan(0.7);
  expect(yes + no).toBeCloseTo(1);
});

test('columns are numbers when all of their filled cells are', () => {
  const rows = [
    { a: '1,5', b: 'x' },
    { a: 2.5, b: '3' },
    { a: '', b: 'x' },
  ];
  expect(describeColumn('a', rows)).toEqual({ name: 'a', type: 'number', mean: 2, deviation: 0.5 });
  expect(describeColumn('b', rows)).toEqual({ name: 'b', type: 'category', values: ['x', '3'] });
});

test('the words in most texts come first when there are too many', () => {
  const texts = Array.from({ length: 3000 }, (_, i) => `bonjour w${i}`);
  const words = commonWords(texts);
  expect(words).toContain('bonjour');
  expect(words.length).toBe(2000);
});

test('smileys are words, and texts without any word still make a model that programs can read', () => {
  expect(commonWords(['😀😀', '😡 ❤️'])).toEqual(['❤', '😀', '😡']);
  expect(commonWords(['…', 'Привет'])).toEqual(['–']);
});

test('a column without a cell in any row is empty, also where all objects have its name', () => {
  for (const name of ['a', 'constructor', '__proto__', 'toString']) {
    expect(describeColumn(name, [{}, {}])).toEqual({ name, type: 'category', values: ['–'] });
  }
});

test('long categories are kept in part, and found again in a row', () => {
  const [a, b] = ['a', 'b'].map((first) => `${first} ${'long answer '.repeat(5)}`);
  const column = describeColumn('answer', [{ answer: a }, { answer: b }]);
  expect(tableFeatures({ answer: b }, [column], true)).toEqual([0, 1]);
});

test('numbers that are too large for a model are names', () => {
  const goods = ['4006381333931', '4006381333948'];
  expect(
    describeColumn(
      'a',
      goods.map((a) => ({ a })),
    ),
  ).toEqual({ name: 'a', type: 'category', values: goods });
  expect(describeColumn('a', [{ a: '9'.repeat(400) }])).toMatchObject({ type: 'category' });
});
