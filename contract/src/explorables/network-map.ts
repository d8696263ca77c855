import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';
import { rounded } from './rounded.ts';
import { seeded } from './seeded.ts';

/** A network of two inputs, some hidden neurons and one output, which learns one of two pictures. */
export const NetworkMapOptions = Type.Object({
  data: Type.Optional(
    Type.Union([Type.Literal('sides'), Type.Literal('corners'), Type.Literal('ring')]),
  ),
  hidden: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
  rounds: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
});
export type NetworkMapOptions = Static<typeof NetworkMapOptions>;

export type NetworkMapState = { data: string; hidden: number; rounds: number; seed: number };

export const DATA = ['sides', 'corners', 'ring'] as const;
export const MOST_HIDDEN = 4;
export const MOST_ROUNDS = 1000;
const RATE = 0.1;

const BELONGS: Readonly<Record<string, (x: number, y: number) => boolean>> = {
  sides: (x, y) => x + y > 0,
  corners: (x, y) => x * y > 0,
  ring: (x, y) => Math.hypot(x, y) < 0.62,
};

/** Thirty-six points in a square from -1 to 1, a little out of line, each of kind 0 or 1. */
export function samplesOf(data: string) {
  const random = seeded(7);
  return Array.from({ length: 36 }, (_, i) => {
    const place = (step: number) => (step + 0.5) / 3 - 1 + (random() - 0.5) * 0.14;
    const [x, y] = [place(i % 6), place(Math.floor(i / 6))];
    return { x, y, kind: BELONGS[data]?.(x, y) ? 1 : 0 };
  });
}

/** One hidden neuron: its weights for x and y, its bias, and the weight of its voice at the output. */
export interface Hidden {
  x: number;
  y: number;
  bias: number;
  voice: number;
}
export interface Network {
  hidden: Hidden[];
  bias: number;
}

/** The answer of the network between 0 and 1, with the outputs of its hidden neurons. */
export function answerOf({ hidden, bias }: Network, x: number, y: number) {
  const inner = hidden.map((one) => Math.tanh(one.x * x + one.y * y + one.bias));
  const sum = inner.reduce((total, out, i) => total + out * (hidden[i]?.voice ?? 0), bias);
  return { inner, answer: 1 / (1 + Math.exp(-sum)) };
}

/** Moves every weight a little against the error at one point (backpropagation). */
function learn(network: Network, x: number, y: number, kind: number): void {
  const { inner, answer } = answerOf(network, x, y);
  const error = answer - kind;
  network.hidden.forEach((one, i) => {
    const out = inner[i] ?? 0;
    const back = error * one.voice * (1 - out * out);
    one.voice -= RATE * error * out;
    one.x -= RATE * back * x;
    one.y -= RATE * back * y;
    one.bias -= RATE * back;
  });
  network.bias -= RATE * error;
}

/** The network after its rounds through all points. It begins with random weights, which the seed chooses. */
export function trained({ data, hidden, rounds, seed }: NetworkMapState): Network {
  const random = seeded(seed);
  const weight = () => (random() - 0.5) * 2;
  const network: Network = {
    hidden: Array.from({ length: hidden }, () => ({
      x: weight(),
      y: weight(),
      bias: weight() / 2,
      voice: weight(),
    })),
    bias: 0,
  };
  const samples = samplesOf(data);
  for (let round = 0; round < rounds; round++)
    for (const { x, y, kind } of samples) learn(network, x, y, kind);
  return network;
}

/** Figures of a network: its `loss` (the mean surprise, in nats) and its `mistakes`. */
export function judged(network: Network, data: string) {
  const samples = samplesOf(data);
  const chances = samples.map(({ x, y, kind }) => {
    const { answer } = answerOf(network, x, y);
    return kind === 1 ? answer : 1 - answer;
  });
  const surprise = chances.reduce((sum, chance) => sum - Math.log(Math.max(chance, 1e-9)), 0);
  return {
    loss: rounded(surprise / samples.length, 3),
    mistakes: chances.filter((chance) => chance < 0.5).length,
  };
}

/** Figures: `loss`, `mistakes`, `rounds`, `hidden`. */
export const networkMap: Explorable<NetworkMapOptions, NetworkMapState> = {
  start: ({ data = 'corners', hidden = 1, rounds = 0, seed = 1 }) => ({
    data,
    hidden,
    rounds,
    seed,
  }),
  settle: (options, { data, hidden, rounds, seed }) => ({
    data: DATA.find((one) => one === data) ?? options.data ?? 'corners',
    hidden: Math.round(within(hidden, 1, MOST_HIDDEN)),
    rounds: Math.round(within(rounds, 0, MOST_ROUNDS)),
    seed: Math.round(within(seed, 0, 9999)),
  }),
  measure: (_, state) => ({
    ...judged(trained(state), state.data),
    rounds: state.rounds,
    hidden: state.hidden,
  }),
};
