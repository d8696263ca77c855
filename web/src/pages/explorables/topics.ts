/** The explorables by subject, in the order in which the page shows them. */
export const TOPICS = {
  code: [],
  drawing: ['coordinate-grid', 'colour-mixer', 'box-model', 'flex-grid', 'convolution'],
  computer: ['binary-counter', 'text-bytes', 'caesar-wheel', 'hash-change', 'key-exchange'],
  data: [],
  ai: ['tokens'],
} as const satisfies Record<string, readonly string[]>;

export type Topic = keyof typeof TOPICS;
export const TOPIC_NAMES = Object.keys(TOPICS) as Topic[];
