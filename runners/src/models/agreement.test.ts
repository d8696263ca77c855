import { seeded } from '@codivia/contract/explorables/seeded';
import {
  featureCount,
  type Learned,
  METHODS_OF,
  MODEL_KINDS,
  type ModelColumn,
  type ModelFile,
  type ModelKind,
  type ModelMethod,
} from '@codivia/contract/models/model-file';
import { readModel } from '@codivia/contract/models/read-model';
import { loadPyodide, type PyodideInterface } from 'pyodide';
import { beforeAll, expect, test } from 'vitest';
import { loadHarness } from '../python/harness/harness.ts';
import { nodeSqlite, readHarness } from '../python/harness/node-python.ts';
import { judge, type ModelInput } from './trained-model.ts';

const INPUTS = 1000;

/** A thousand inputs for each method; pictures, which take Python 6 ms each, a thousand for all of them. */
const inputsOf = (kind: ModelKind) =>
  kind === 'picture' ? Math.ceil(INPUTS / METHODS_OF.picture.length) : INPUTS;
const LABELS = ['chat', 'chien', 'poule'];
/** A category of which a model keeps 40 units: the last one would be half of a character. */
const LONG = `${'très '.repeat(7)}long😀😀`;
const COLUMNS: ModelColumn[] = [
  { name: 'taille', type: 'number', mean: 150, deviation: 20 },
  { name: 'couleur', type: 'category', values: ['rouge', 'bleu', LONG.slice(0, 39)] },
  { name: 'âge', type: 'number', mean: 14, deviation: 2 },
];
const WORDS = [
  'salut',
  'été',
  '~été',
  'naïve',
  'cœur',
  '~alu',
  'hello',
  '~ell',
  'gagné',
  '100',
  '💥',
  '❤',
];

const random = seeded(7);
const numbers = (count: number, size = 1) =>
  Array.from({ length: count }, () => (random() * 2 - 1) * size);
const some = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const LEARNED: Record<ModelMethod, (features: number) => Learned> = {
  neighbours: (features) => ({
    method: 'neighbours',
    k: 3,
    examples: Array.from({ length: 9 }, () => numbers(features)),
    labels: Array.from({ length: 9 }, (_, i) => i % 3),
  }),
  tree: (features) => {
    const question = (feature: number, left: number) => {
      return { feature: Math.floor(feature), threshold: 0.3, left, right: left + 1 };
    };
    const leaf = (best: number) => ({ counts: LABELS.map((_, label) => (label === best ? 3 : 1)) });
    const questions = [question(features / 2, 1), question(features / 3, 3)];
    return { method: 'tree', nodes: [...questions, leaf(0), leaf(1), leaf(2)] };
  },
  bayes: (features) => ({
    method: 'bayes',
    prior: numbers(3),
    likelihood: LABELS.map(() => numbers(features, 3)),
  }),
  network: (features) => ({
    method: 'network',
    layers: [
      { weights: Array.from({ length: 6 }, () => numbers(features)), bias: numbers(6) },
      { weights: LABELS.map(() => numbers(6)), bias: numbers(3) },
    ],
  }),
};

const INPUT: Record<ModelKind, () => ModelInput> = {
  drawing: () => numbers(28 * 28).map((n) => Math.max(0, n)),
  hand: () =>
    Array.from({ length: 21 }, () => [random(), random(), random()] as [number, number, number]),
  picture: () => {
    const [width, height] = [20 + Math.floor(random() * 30), 10 + Math.floor(random() * 40)];
    const byte = () => Math.floor(random() * 256);
    return Array.from({ length: height }, () =>
      Array.from({ length: width }, () => [byte(), byte(), byte()] as [number, number, number]),
    );
  },
  text: () =>
    Array.from({ length: 12 }, () =>
      some([
        'Salut',
        'l’ÉTÉ,',
        'e\u0301te\u0301',
        'NAÏVE!',
        'cœur',
        'hello',
        '💥💥',
        '❤️',
        '👩‍🚀',
        '100 €',
        'gagné',
      ]),
    ).join(' '),
  table: () => ({
    taille: some([120, '150', '161,5', '', 'grand', 171.25, '.5', '1,', '1.2E2', '1e999']),
    couleur: some(['rouge', ' bleu ', 'jaune', '', 3, LONG]),
    ...(random() < 0.8 && { âge: Math.round(random() * 20) }),
  }),
};

function modelOf(kind: ModelKind, method: ModelMethod): ModelFile {
  const inputs = {
    kind,
    columns: kind === 'table' ? COLUMNS : [],
    words: kind === 'text' ? WORDS : [],
  };
  const learned = LEARNED[method](featureCount(inputs));
  return { format: 'codivia-model', version: 1, labels: LABELS, ...inputs, learned };
}

let python: PyodideInterface;

beforeAll(async () => {
  python = await loadPyodide();
  loadHarness(python, readHarness(), nodeSqlite());
});

/** The confidences that Python gives the inputs. */
function judgeInPython(model: ModelFile, inputs: readonly ModelInput[]) {
  python.FS.writeFile('some.model.json', JSON.stringify(model));
  python.FS.writeFile('inputs.json', JSON.stringify(inputs));
  const answer = python.runPython(`
import json
from codivia import load_model
model = load_model("some")
with open("inputs.json", encoding="utf-8") as file:
    inputs = json.load(file)
for one in inputs[:20]:
    found = model.confidences(one)
    assert found[model.predict(one)] == max(found.values())
json.dumps([list(model.confidences(one).values()) for one in inputs])
`);
  return JSON.parse(answer) as number[][];
}

const PAIRS = MODEL_KINDS.flatMap((kind) => METHODS_OF[kind].map((method) => ({ kind, method })));

test.each(PAIRS)('$kind by $method: Python and JavaScript judge alike', ({ kind, method }) => {
  const model = readModel(JSON.parse(JSON.stringify(modelOf(kind, method))));
  const inputs = Array.from({ length: inputsOf(kind) }, INPUT[kind]);
  const inPython = judgeInPython(model, inputs);
  const ours = inputs.map((input) => judge(model, input));
  const best = inPython.map((found) => model.labels[found.indexOf(Math.max(...found))]);
  expect(best).toEqual(ours.map(({ label }) => label));
  expect(new Set(ours.map(({ confidences }) => confidences[0])).size).toBeGreaterThan(1);
  const furthest = ours.map(({ confidences }, i) =>
    Math.max(...confidences.map((one, label) => Math.abs(one - (inPython[i]?.[label] ?? 9)))),
  );
  expect(Math.max(...furthest)).toBeLessThan(1e-9);
});
