/** Models as the AI lab writes them, small enough that their verdicts can be told by reading. */

const parts = { format: 'codivia-model', version: 1, columns: [], words: [] };

/** Much ink or none: drawings. */
export const DRAWING_MODEL = {
  ...parts,
  kind: 'drawing',
  labels: ['<b>empty</b>', 'full'],
  learned: {
    method: 'neighbours',
    k: 1,
    examples: [Array(784).fill(0), Array(784).fill(1)],
    labels: [0, 1],
  },
};

/** A model that takes texts with "hello" for glad ones. */
export const TEXT_MODEL = {
  ...parts,
  kind: 'text',
  labels: ['glad', 'sad'],
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

/** A tree whose question leads back to itself. */
export const ENDLESS_MODEL = {
  ...parts,
  kind: 'table',
  labels: ['<img src=x onerror=alert(1)>', 'b'],
  columns: [{ name: 'size', type: 'number', mean: 1, deviation: 1 }],
  learned: {
    method: 'tree',
    nodes: [{ feature: 0, threshold: 1, left: 0, right: 1 }, { counts: [1, 0] }],
  },
};

/** A model as a file of a project. */
export const modelFile = (name: string, content: string | object) => ({
  name: `${name}.model.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});
