import type { ModelFile } from '@codivia/contract/models/model-file';

const TWO = {
  weights: [
    [1, 2],
    [3, 4],
  ],
  bias: [0, 0],
};

/** A model of texts that knows two words. */
export const trainedModel = (changes: Partial<ModelFile> = {}): ModelFile => ({
  format: 'codivia-model',
  version: 1,
  labels: ['happy', 'grumpy'],
  kind: 'text',
  columns: [],
  words: ['great', 'bad'],
  learned: { method: 'network', layers: [TWO] },
  tested: { right: 7, total: 8 },
  ...changes,
});

/** A model of hands: a network, or the nearest neighbours of what the camera saw. */
export function handModel(method: 'network' | 'neighbours'): ModelFile {
  const row = new Array(63).fill(0.5);
  const network = { method: 'network' as const, layers: [{ weights: [row, row], bias: [0, 1] }] };
  const neighbours = { method: 'neighbours' as const, k: 1, examples: [row], labels: [0] };
  return trainedModel({
    kind: 'hand',
    words: [],
    learned: method === 'network' ? network : neighbours,
  });
}
