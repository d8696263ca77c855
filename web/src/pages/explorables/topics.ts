/** The explorables by subject, in the order in which the page shows them. */
export const TOPICS = {
  code: [
    'variables',
    'loop-counter',
    'list-index',
    'switchyard',
    'call-stack',
    'recursion-tree',
    'sorting-race',
    'binary-search',
    'sql-join',
  ],
  drawing: ['coordinate-grid', 'colour-mixer', 'box-model', 'flex-grid'],
  computer: ['packets', 'binary-counter', 'text-bytes', 'caesar-wheel'],
  data: ['mean-median', 'correlation'],
  ai: [
    'nearest-neighbours',
    'fairness',
    'decision-tree',
    'k-means',
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
