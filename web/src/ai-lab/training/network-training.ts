import { seeded } from '@codivia/contract/explorables/seeded';
import type { Layer, Network } from '@codivia/contract/models/model-file';
import { DenseLayer } from './dense-layer.ts';
import { roundedWeight } from './round-weights.ts';

export interface NetworkSettings {
  /** Neurons of each hidden layer. */
  hidden: readonly number[];
  /** Length of a step, usually 0.001 to 0.01. */
  rate: number;
  seed: number;
}

/** Examples as numbers, one list each, and their labels by place. */
export interface LabelledFeatures {
  features: readonly (readonly number[])[];
  labels: readonly number[];
}

export interface Epoch {
  /** Mean cross-entropy of the examples, in nats. */
  loss: number;
  /** Share of the examples that were judged rightly, from 0 to 1. */
  accuracy: number;
}

const BATCH = 16;

/** The numbers from 0 to below `count` in an order that chance gives. */
function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}

/** Turns scores into confidences in their place; returns the place of the highest. */
function softmaxInPlace(scores: Float32Array): number {
  let best = 0;
  for (let i = 1; i < scores.length; i++) {
    if ((scores[i] as number) > (scores[best] as number)) best = i;
  }
  const highest = scores[best] as number;
  let sum = 0;
  for (let i = 0; i < scores.length; i++) {
    scores[i] = Math.exp((scores[i] as number) - highest);
    sum += scores[i] as number;
  }
  for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] as number) / sum;
  return best;
}

/** A network that learns epoch by epoch, with the steps of Adam (Kingma and Ba, 2015) after every 16 examples. */
export class NetworkTraining {
  readonly #layers: DenseLayer[];
  readonly #inputs: Float32Array[];
  readonly #labels: readonly number[];
  readonly #random: () => number;
  readonly #rate: number;
  #step = 0;

  /** @param labels - Number of labels; each of `examples.labels` is below it. */
  constructor(examples: LabelledFeatures, labels: number, { hidden, rate, seed }: NetworkSettings) {
    this.#random = seeded(seed);
    this.#rate = rate;
    this.#inputs = examples.features.map((features) => Float32Array.from(features));
    this.#labels = examples.labels;
    const sizes = [this.#inputs[0]?.length ?? 0, ...hidden, labels];
    this.#layers = sizes
      .slice(1)
      .map((size, i) => new DenseLayer(sizes[i] as number, size, this.#random));
  }

  /** Shows the network every example once. */
  epoch(): Epoch {
    const order = shuffled(this.#inputs.length, this.#random);
    let loss = 0;
    let right = 0;
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH);
      for (const example of batch) {
        const { confidence, isRight } = this.#learn(example);
        loss -= Math.log(Math.max(confidence, 1e-9));
        right += isRight ? 1 : 0;
      }
      this.#step++;
      for (const layer of this.#layers) layer.update(this.#rate, this.#step, batch.length);
    }
    return { loss: loss / order.length, accuracy: right / order.length };
  }

  /** Adds the slopes that one example gives; returns how sure the network was of its label. */
  #learn(example: number) {
    const label = this.#labels[example] as number;
    const last = this.#layers.length - 1;
    let values = this.#inputs[example] as Float32Array;
    this.#layers.forEach((layer, i) => {
      values = layer.forward(values, i < last);
    });
    const best = softmaxInPlace(values);
    const confidence = values[label] as number;
    let slopes = Float32Array.from(values);
    slopes[label] = confidence - 1;
    for (let i = last; i >= 0; i--)
      slopes = (this.#layers[i] as DenseLayer).backward(slopes, i > 0);
    return { confidence, isRight: best === label };
  }

  /** The network as it is now, with rounded weights. */
  network(): Network {
    const layers: Layer[] = this.#layers.map((layer) => layer.rows(roundedWeight));
    return { method: 'network', layers };
  }
}
