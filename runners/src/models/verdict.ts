import type {
  Bayes,
  Learned,
  Neighbours,
  Network,
  Tree,
} from '@codivia/contract/models/model-file';

/** Confidences that add up to 1, from scores of any size. */
function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** The k nearest examples: their places in the list and squared distances, the nearest first. */
export function nearest({ k, examples }: Neighbours, features: readonly number[]) {
  const distances = examples.map((example, index) => {
    let distance = 0;
    for (let i = 0; i < features.length; i++) {
      const difference = (example[i] as number) - (features[i] as number);
      distance += difference * difference;
    }
    return { index, distance };
  });
  return distances.sort((a, b) => a.distance - b.distance || a.index - b.index).slice(0, k);
}

function byNeighbours(learned: Neighbours, features: readonly number[], labels: number): number[] {
  const found = nearest(learned, features);
  const votes = new Array<number>(labels).fill(0);
  for (const { index } of found) {
    const label = learned.labels[index] as number;
    votes[label] = (votes[label] as number) + 1 / found.length;
  }
  return votes;
}

/** The leaf to which the questions of a tree lead, by its place in the list. */
export function leafOf({ nodes }: Tree, features: readonly number[]): number {
  let at = 0;
  for (;;) {
    const node = nodes[at];
    if (!node || 'counts' in node) return at;
    at = (features[node.feature] as number) <= node.threshold ? node.left : node.right;
  }
}

function byTree(learned: Tree, features: readonly number[]): number[] {
  const leaf = learned.nodes[leafOf(learned, features)];
  const counts = leaf && 'counts' in leaf ? leaf.counts : [];
  const sum = counts.reduce((a, b) => a + b, 0);
  return counts.map((count) => count / sum);
}

function byBayes({ prior, likelihood }: Bayes, features: readonly number[]): number[] {
  return softmax(
    prior.map((start, label) => {
      const row = likelihood[label] as number[];
      let score = start;
      for (let i = 0; i < features.length; i++) {
        if (features[i]) score += (features[i] as number) * (row[i] as number);
      }
      return score;
    }),
  );
}

function byNetwork({ layers }: Network, features: readonly number[]): number[] {
  let values = features;
  layers.forEach(({ weights, bias }, depth) => {
    const sums = weights.map((row, neuron) => {
      let sum = bias[neuron] as number;
      for (let i = 0; i < row.length; i++) sum += (row[i] as number) * (values[i] as number);
      return sum;
    });
    values = depth === layers.length - 1 ? sums : sums.map((sum) => Math.max(0, sum));
  });
  return softmax(values);
}

/** The confidence in each label, from 0 to 1, in the order of the labels. */
export function confidencesOf(
  learned: Learned,
  features: readonly number[],
  labels: number,
): number[] {
  switch (learned.method) {
    case 'neighbours':
      return byNeighbours(learned, features, labels);
    case 'tree':
      return byTree(learned, features);
    case 'bayes':
      return byBayes(learned, features);
    case 'network':
      return byNetwork(learned, features);
  }
}
