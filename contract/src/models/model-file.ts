/** A model that a learner has trained, as it is stored in a file `NAME.model.json` beside a program. */
export const MODEL_SUFFIX = '.model.json';
export const MAX_MODEL_BYTES = 5_000_000;

/** Bounds of a model; a file beyond them is refused. */
export const MODEL_LIMITS = {
  labels: 20,
  labelLength: 40,
  columns: 60,
  categories: 50,
  words: 4000,
  wordLength: 40,
  features: 4000,
  examples: 10_000,
  neighbours: 25,
  treeNodes: 4000,
  layers: 5,
  neurons: 256,
} as const;

/** The kinds of examples of the AI lab. */
export const MODEL_KINDS = ['drawing', 'hand', 'picture', 'text', 'table'] as const;
export type ModelKind = (typeof MODEL_KINDS)[number];

/** A column of a table that a model looks at; a missing number counts as the mean. */
export type ModelColumn =
  | { name: string; type: 'number'; mean: number; deviation: number }
  | { name: string; type: 'category'; values: string[] };

/** The label of the nearest examples wins; `labels[i]` is the label of `examples[i]`. */
export interface Neighbours {
  method: 'neighbours';
  k: number;
  examples: number[][];
  labels: number[];
}

/** A question: left where the feature is at most the threshold. Both lead to a later node. */
export interface TreeQuestion {
  feature: number;
  threshold: number;
  left: number;
  right: number;
}

/** A leaf has the number of its training examples for each label. */
export interface TreeLeaf {
  counts: number[];
}

export interface Tree {
  method: 'tree';
  nodes: (TreeQuestion | TreeLeaf)[];
}

/** Logarithms: `prior[label]`, and `likelihood[label][word]`. */
export interface Bayes {
  method: 'bayes';
  prior: number[];
  likelihood: number[][];
}

/** `weights[neuron][input]`; the last layer has a neuron for each label. */
export interface Layer {
  weights: number[][];
  bias: number[];
}

/** Dense layers: all but the last keep what is above zero, the last gives confidences by softmax. */
export interface Network {
  method: 'network';
  layers: Layer[];
}

export type Learned = Neighbours | Tree | Bayes | Network;
export const MODEL_METHODS = ['neighbours', 'tree', 'bayes', 'network'] as const;
export type ModelMethod = (typeof MODEL_METHODS)[number];

/** The methods by which each kind may be trained, the usual one first. */
export const METHODS_OF = {
  drawing: ['network', 'neighbours'],
  hand: ['neighbours', 'network', 'tree'],
  picture: ['neighbours', 'network'],
  text: ['bayes', 'network'],
  table: ['tree', 'neighbours', 'network'],
} as const satisfies Record<ModelKind, readonly ModelMethod[]>;

/** The verdicts on examples that were kept for the test. */
export interface Tested {
  right: number;
  total: number;
}

export interface ModelFile {
  format: 'codivia-model';
  version: 1;
  kind: ModelKind;
  /** The names that the learner gave to the classes. */
  labels: string[];
  /** Columns of a table, in the order of its features; empty for other kinds. */
  columns: ModelColumn[];
  /** Words and parts of words that count in a text, in the order of its features; empty for other kinds. */
  words: string[];
  learned: Learned;
  /** The results of its test in the lab of its author; absent without a test. */
  tested?: Tested;
}

/** Numbers that stand for one example: of a drawing its points, of a hand three for each of 21 points. */
export const FEATURES_OF = { drawing: 28 * 28, hand: 21 * 3, picture: 124 } as const;

/** Returns the number of numbers that stand for one example of a model. */
export function featureCount({
  kind,
  columns,
  words,
}: Pick<ModelFile, 'kind' | 'columns' | 'words'>): number {
  if (kind === 'text') return words.length;
  if (kind !== 'table') return FEATURES_OF[kind];
  return columns.reduce((sum, one) => sum + (one.type === 'number' ? 1 : one.values.length), 0);
}
