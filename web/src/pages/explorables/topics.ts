/** The explorables by subject, in the order in which the page shows them. */
export const TOPICS = {
  code: ['maze-search', 'shortest-path'],
  drawing: ['coordinate-grid'],
  computer: [],
  data: ['mean-median', 'correlation'],
  ai: ['nearest-neighbours', 'fairness', 'decision-tree', 'k-means'],
} as const satisfies Record<string, readonly string[]>;

export type Topic = keyof typeof TOPICS;
export const TOPIC_NAMES = Object.keys(TOPICS) as Topic[];
