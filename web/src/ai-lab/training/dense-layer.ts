/** The usual constants of Adam. */
const [SLOW, SLOWER, TINY] = [0.9, 0.999, 1e-7];

/** Means of slopes and of their squares, which decide how far each weight moves. */
interface Moments {
  slopes: Float32Array;
  mean: Float32Array;
  square: Float32Array;
}

const momentsOf = (size: number): Moments => ({
  slopes: new Float32Array(size),
  mean: new Float32Array(size),
  square: new Float32Array(size),
});

function adam(
  values: Float32Array,
  { slopes, mean, square }: Moments,
  rate: number,
  count: number,
) {
  for (let i = 0; i < values.length; i++) {
    const slope = (slopes[i] as number) / count;
    const m = SLOW * (mean[i] as number) + (1 - SLOW) * slope;
    const s = SLOWER * (square[i] as number) + (1 - SLOWER) * slope * slope;
    mean[i] = m;
    square[i] = s;
    values[i] = (values[i] as number) - (rate * m) / (Math.sqrt(s) + TINY);
    slopes[i] = 0;
  }
}

/** A layer in which every neuron sees every input; `weights` has one row of inputs after the other. */
export class DenseLayer {
  readonly inputs: number;
  readonly neurons: number;
  readonly #weights: Float32Array;
  readonly #bias: Float32Array;
  readonly #weightMoments: Moments;
  readonly #biasMoments: Moments;
  readonly #output: Float32Array;
  #input: Float32Array = new Float32Array(0);
  /** The places of the inputs that are not 0, which most of a drawing are. */
  #seen: number[] = [];

  /** Begins with weights by chance, as large as He et al. (2015) advise. */
  constructor(inputs: number, neurons: number, random: () => number) {
    this.inputs = inputs;
    this.neurons = neurons;
    const size = inputs * neurons;
    const spread = Math.sqrt(6 / Math.max(1, inputs));
    this.#weights = Float32Array.from({ length: size }, () => (random() * 2 - 1) * spread);
    this.#bias = new Float32Array(neurons);
    this.#weightMoments = momentsOf(size);
    this.#biasMoments = momentsOf(neurons);
    this.#output = new Float32Array(neurons);
  }

  /** The sums of all neurons, or what of them is above zero. The list is the same at every call. */
  forward(input: Float32Array, isHidden: boolean): Float32Array {
    this.#input = input;
    this.#seen = [];
    for (let i = 0; i < input.length; i++) if (input[i] !== 0) this.#seen.push(i);
    for (let neuron = 0; neuron < this.neurons; neuron++) {
      let sum = this.#bias[neuron] as number;
      const row = neuron * this.inputs;
      for (const i of this.#seen) sum += (this.#weights[row + i] as number) * (input[i] as number);
      this.#output[neuron] = isHidden && sum < 0 ? 0 : sum;
    }
    return this.#output;
  }

  /** Adds the slopes of this layer; returns those of its inputs where a hidden layer asks for them. */
  backward(slopes: Float32Array, asksForInputs: boolean): Float32Array<ArrayBuffer> {
    const back = new Float32Array(asksForInputs ? this.inputs : 0);
    const { slopes: ofWeights } = this.#weightMoments;
    const { slopes: ofBias } = this.#biasMoments;
    for (let neuron = 0; neuron < this.neurons; neuron++) {
      const slope = slopes[neuron] as number;
      if (slope === 0) continue;
      const row = neuron * this.inputs;
      ofBias[neuron] = (ofBias[neuron] as number) + slope;
      // An input of 0 changes no weight, and a hidden neuron that was 0 learns nothing.
      for (const i of this.#seen) {
        ofWeights[row + i] = (ofWeights[row + i] as number) + slope * (this.#input[i] as number);
        if (asksForInputs)
          back[i] = (back[i] as number) + slope * (this.#weights[row + i] as number);
      }
    }
    return back;
  }

  /** Moves the weights against the mean slope of `count` examples. */
  update(rate: number, step: number, count: number): void {
    const corrected = (rate * Math.sqrt(1 - SLOWER ** step)) / (1 - SLOW ** step);
    adam(this.#weights, this.#weightMoments, corrected, count);
    adam(this.#bias, this.#biasMoments, corrected, count);
  }

  /** The weights as lists, each number shortened by `shorten`. */
  rows(shorten: (value: number) => number) {
    return {
      weights: Array.from({ length: this.neurons }, (_, neuron) =>
        Array.from(
          this.#weights.subarray(neuron * this.inputs, (neuron + 1) * this.inputs),
          shorten,
        ),
      ),
      bias: Array.from(this.#bias, shorten),
    };
  }
}
