import {
  featureCount,
  type Learned,
  METHODS_OF,
  MODEL_KINDS,
  MODEL_LIMITS,
  type ModelColumn,
  type ModelFile,
  type Tested,
} from './model-file.ts';

/** Says where a model file is wrong, by the place in it. */
export class ModelFault extends Error {
  readonly place: string;

  constructor(place: string) {
    super(`Not a model: ${place}`);
    this.place = place;
    this.name = 'ModelFault';
  }
}

type Json = Record<string, unknown>;

function demand(holds: boolean, place: string): asserts holds {
  if (!holds) throw new ModelFault(place);
}

function objectAt(value: unknown, place: string): Json {
  demand(typeof value === 'object' && value !== null && !Array.isArray(value), place);
  return value as Json;
}

function listAt(value: unknown, place: string, least: number, most: number): unknown[] {
  demand(Array.isArray(value) && value.length >= least && value.length <= most, place);
  return value;
}

/** A finite number that keeps sums of some thousand products finite. */
function numberAt(value: unknown, place: string, least = -1e12, most = 1e12): number {
  demand(typeof value === 'number' && value >= least && value <= most, place);
  return value;
}

function wholeAt(value: unknown, place: string, least: number, most: number): number {
  const number = numberAt(value, place, least, most);
  demand(Number.isInteger(number), place);
  return number;
}

function numbersAt(value: unknown, place: string, length: number): number[] {
  return listAt(value, place, length, length).map((one) => numberAt(one, place));
}

function textAt(value: unknown, place: string, most: number): string {
  demand(typeof value === 'string' && value.trim() !== '' && value.length <= most, place);
  return value;
}

function textsAt(
  value: unknown,
  place: string,
  least: number,
  most: number,
  length: number,
): string[] {
  const texts = listAt(value, place, least, most).map((one) => textAt(one, place, length));
  demand(new Set(texts).size === texts.length, place);
  return texts;
}

function columnAt(value: unknown): ModelColumn {
  const { name, type, mean, deviation, values } = objectAt(value, 'columns');
  const column = { name: textAt(name, 'columns', MODEL_LIMITS.labelLength) };
  if (type === 'category') {
    const { categories, labelLength } = MODEL_LIMITS;
    return { ...column, type, values: textsAt(values, 'columns', 1, categories, labelLength) };
  }
  demand(type === 'number', 'columns');
  return {
    ...column,
    type,
    mean: numberAt(mean, 'columns'),
    deviation: numberAt(deviation, 'columns', 1e-9),
  };
}

interface Shape {
  labels: number;
  features: number;
}

function neighboursAt({ k, examples, labels }: Json, shape: Shape): Learned {
  const place = 'learned.examples';
  const rows = listAt(examples, place, 1, MODEL_LIMITS.examples);
  return {
    method: 'neighbours',
    k: wholeAt(k, 'learned.k', 1, MODEL_LIMITS.neighbours),
    examples: rows.map((row) => numbersAt(row, place, shape.features)),
    labels: listAt(labels, 'learned.labels', rows.length, rows.length).map((one) =>
      wholeAt(one, 'learned.labels', 0, shape.labels - 1),
    ),
  };
}

function treeAt({ nodes }: Json, shape: Shape): Learned {
  const place = 'learned.nodes';
  const list = listAt(nodes, place, 1, MODEL_LIMITS.treeNodes);
  const nodeAt = (value: unknown, at: number) => {
    const node = objectAt(value, place);
    if (node.counts !== undefined) {
      const counts = numbersAt(node.counts, place, shape.labels);
      demand(counts.every((one) => one >= 0) && counts.some((one) => one > 0), place);
      return { counts };
    }
    return {
      feature: wholeAt(node.feature, place, 0, shape.features - 1),
      threshold: numberAt(node.threshold, place),
      // Later nodes only, so that no question leads back to itself.
      left: wholeAt(node.left, place, at + 1, list.length - 1),
      right: wholeAt(node.right, place, at + 1, list.length - 1),
    };
  };
  return { method: 'tree', nodes: list.map(nodeAt) };
}

function bayesAt({ prior, likelihood }: Json, shape: Shape): Learned {
  const place = 'learned.likelihood';
  return {
    method: 'bayes',
    prior: numbersAt(prior, 'learned.prior', shape.labels),
    likelihood: listAt(likelihood, place, shape.labels, shape.labels).map((row) =>
      numbersAt(row, place, shape.features),
    ),
  };
}

function networkAt({ layers }: Json, shape: Shape): Learned {
  const place = 'learned.layers';
  const list = listAt(layers, place, 1, MODEL_LIMITS.layers);
  let inputs = shape.features;
  const read = list.map((value, i) => {
    const { weights, bias } = objectAt(value, place);
    const [least, most] =
      i === list.length - 1 ? [shape.labels, shape.labels] : [1, MODEL_LIMITS.neurons];
    const rows = listAt(weights, place, least, most).map((row) => numbersAt(row, place, inputs));
    inputs = rows.length;
    return { weights: rows, bias: numbersAt(bias, place, rows.length) };
  });
  return { method: 'network', layers: read };
}

const READERS = { neighbours: neighboursAt, tree: treeAt, bayes: bayesAt, network: networkAt };

function testedAt(value: unknown): Tested {
  const tested = objectAt(value, 'tested');
  const total = wholeAt(tested.total, 'tested', 1, MODEL_LIMITS.examples);
  return { right: wholeAt(tested.right, 'tested', 0, total), total };
}

function isMethodOf(kind: ModelFile['kind'], method: unknown): method is keyof typeof READERS {
  return (METHODS_OF[kind] as readonly unknown[]).includes(method);
}

/**
 * Reads a model from parsed JSON, and keeps nothing but what a model has. Takes time in proportion to its size.
 *
 * @throws ModelFault where something is missing, of a wrong type, too large or does not fit the rest.
 */
export function readModel(value: unknown): ModelFile {
  const file = objectAt(value, 'file');
  demand(file.format === 'codivia-model' && file.version === 1, 'format');
  const kind = MODEL_KINDS.find((one) => one === file.kind);
  demand(kind !== undefined, 'kind');
  const { labels: mostLabels, labelLength, columns: mostColumns, words, wordLength } = MODEL_LIMITS;
  const labels = textsAt(file.labels, 'labels', 2, mostLabels, labelLength);
  const isTable = kind === 'table';
  const inputs = {
    kind,
    columns: listAt(file.columns, 'columns', isTable ? 1 : 0, isTable ? mostColumns : 0).map(
      columnAt,
    ),
    words: textsAt(
      file.words,
      'words',
      kind === 'text' ? 1 : 0,
      kind === 'text' ? words : 0,
      wordLength,
    ),
  };
  const names = inputs.columns.map(({ name }) => name);
  demand(new Set(names).size === names.length, 'columns');
  const features = featureCount(inputs);
  demand(features <= MODEL_LIMITS.features, 'columns');
  const learned = objectAt(file.learned, 'learned');
  demand(isMethodOf(kind, learned.method), 'learned.method');
  const shape = { labels: labels.length, features };
  return {
    format: 'codivia-model',
    version: 1,
    labels,
    ...inputs,
    learned: READERS[learned.method](learned, shape),
    ...(file.tested !== undefined && { tested: testedAt(file.tested) }),
  };
}
