/** The explorables by subject, in the order in which the page shows them. */
export const TOPICS = {
  code: [
    'variable-boxes',
    'loop-counter',
    'list-index',
    'switchyard',
    'call-stack',
    'recursion-tree',
    'sorting-race',
    'binary-search',
    'sql-join',
    'maze-search',
    'shortest-path',
  ],
  drawing: ['coordinate-grid', 'angles', 'colour-mixer', 'box-model', 'flex-grid', 'convolution'],
  computer: [
    'packets',
    'binary-counter',
    'text-bytes',
    'caesar-wheel',
    'hash-change',
    'key-exchange',
  ],
  data: ['mean-median', 'correlation'],
  ai: [
    'doodle-trainer',
    'nearest-neighbours',
    'fairness',
    'decision-tree',
    'k-means',
    'tokens',
    'neuron',
    'gradient-descent',
    'network-map',
    'next-word',
    'q-mouse',
    'creatures',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Topic = keyof typeof TOPICS;
export const TOPIC_NAMES = Object.keys(TOPICS) as Topic[];
