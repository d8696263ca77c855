import type { Bayes } from '@codivia/contract/models/model-file';
import type { LabelledFeatures } from './network-training.ts';
import { roundedWeight } from './round-weights.ts';

/**
 * Naive Bayes on counts of words, each counted once more than it was seen, so that no word rules a label out.
 *
 * @param kinds - Number of labels; each of `labels` is below it.
 */
export function trainBayes({ features, labels }: LabelledFeatures, kinds: number): Bayes {
  const words = features[0]?.length ?? 0;
  const examples = new Array<number>(kinds).fill(0);
  const counts = Array.from({ length: kinds }, () => new Array<number>(words).fill(1));
  features.forEach((example, i) => {
    const label = labels[i] as number;
    examples[label] = (examples[label] as number) + 1;
    const row = counts[label] as number[];
    example.forEach((count, word) => {
      row[word] = (row[word] as number) + count;
    });
  });
  const likelihood = counts.map((row) => {
    const sum = row.reduce((a, b) => a + b, 0);
    return row.map((count) => roundedWeight(Math.log(count / sum)));
  });
  const prior = examples.map((count) =>
    roundedWeight(Math.log((count + 1) / (labels.length + kinds))),
  );
  return { method: 'bayes', prior, likelihood };
}
