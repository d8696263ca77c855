import type { Tree } from '@codivia/contract/models/model-file';
import type { LabelledFeatures } from './network-training.ts';

export interface TreeSettings {
  /** The most questions on the way to a leaf. */
  depth: number;
  /** Fewer examples are not parted. */
  leastExamples: number;
}

interface Split {
  feature: number;
  threshold: number;
  /** Mixture after the split, weighted by examples; lower is better. */
  mixture: number;
}

/** Gini's mixture of labels times their number: 0 when all have one label. */
function mixtureOf(counts: readonly number[], total: number): number {
  if (total === 0) return 0;
  return total - counts.reduce((sum, count) => sum + count * count, 0) / total;
}

function countLabels(at: readonly number[], labels: readonly number[], kinds: number): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (const i of at) counts[labels[i] as number] = (counts[labels[i] as number] as number) + 1;
  return counts;
}

/** Halfway between two values, short where that still lies between them. */
function between(low: number, high: number): number {
  const middle = (low + high) / 2;
  const short = Number(middle.toPrecision(4));
  return short >= low && short < high ? short : middle;
}

/** The best question about one feature of the examples at these places. */
function bestOf(
  feature: number,
  at: readonly number[],
  all: LabelledFeatures,
  counts: readonly number[],
): Split | undefined {
  const valueAt = (i: number) => all.features[i]?.[feature] as number;
  const order = [...at].sort((a, b) => valueAt(a) - valueAt(b));
  const left = counts.map(() => 0);
  const right = [...counts];
  let best: Split | undefined;
  for (let n = 1; n < order.length; n++) {
    const [here, next] = [order[n - 1] as number, order[n] as number];
    const label = all.labels[here] as number;
    left[label] = (left[label] as number) + 1;
    right[label] = (right[label] as number) - 1;
    if (valueAt(here) === valueAt(next)) continue;
    const mixture = mixtureOf(left, n) + mixtureOf(right, order.length - n);
    if (best && mixture >= best.mixture) continue;
    best = { feature, threshold: between(valueAt(here), valueAt(next)), mixture };
  }
  return best;
}

/**
 * Grows a decision tree: each question parts its examples so that labels are mixed least (Breiman et al., 1984).
 *
 * @param kinds - Number of labels; each of `all.labels` is below it.
 */
export function growTree(all: LabelledFeatures, kinds: number, settings: TreeSettings): Tree {
  const nodes: Tree['nodes'] = [];
  const grow = (at: readonly number[], depth: number): number => {
    const counts = countLabels(at, all.labels, kinds);
    const place = nodes.push({ counts }) - 1;
    const mixture = mixtureOf(counts, at.length);
    if (mixture === 0 || depth === 0 || at.length < settings.leastExamples) return place;
    let split: Split | undefined;
    for (let feature = 0; feature < (all.features[0]?.length ?? 0); feature++) {
      const found = bestOf(feature, at, all, counts);
      if (found && (!split || found.mixture < split.mixture)) split = found;
    }
    if (!split || split.mixture >= mixture) return place;
    const { feature, threshold } = split;
    const isLeft = (i: number) => (all.features[i]?.[feature] as number) <= threshold;
    const left = grow(at.filter(isLeft), depth - 1);
    const right = grow(
      at.filter((i) => !isLeft(i)),
      depth - 1,
    );
    nodes[place] = { feature, threshold, left, right };
    return place;
  };
  grow(
    all.labels.map((_, i) => i),
    settings.depth,
  );
  return { method: 'tree', nodes };
}
