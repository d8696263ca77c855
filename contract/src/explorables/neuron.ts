import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';
import { rounded } from './rounded.ts';

const Point = Type.Array(Type.Number({ minimum: 0, maximum: 10 }), { minItems: 3, maxItems: 3 });
/** Points `[x, y, kind]` from 0 to 10, where kind 1 should make the neuron fire, in place of the fruit. */
export const NeuronOptions = Type.Object({
  points: Type.Optional(Type.Array(Point, { minItems: 2, maxItems: 40 })),
  fruit: Type.Optional(Type.Union([Type.Literal('strawberries'), Type.Literal('bananas')])),
  kinds: Type.Optional(Type.Array(Type.String({ maxLength: 10 }), { minItems: 2, maxItems: 2 })),
  x_label: Type.Optional(Type.String({ maxLength: 14 })),
  y_label: Type.Optional(Type.String({ maxLength: 14 })),
  w1: Type.Optional(Type.Number({ minimum: -2, maximum: 2 })),
  w2: Type.Optional(Type.Number({ minimum: -2, maximum: 2 })),
  bias: Type.Optional(Type.Number({ minimum: -20, maximum: 20 })),
});
export type NeuronOptions = Static<typeof NeuronOptions>;

export type NeuronState = { w1: number; w2: number; bias: number; bananas: boolean };

export const MOST_WEIGHT = 2;
export const MOST_BIAS = 20;

/** Colour and softness of fruit: a line separates the strawberries, and none separates the bananas, which rot. */
const FRUIT = {
  strawberries: [
    [1, 2, 0],
    [2, 5, 0],
    [2.5, 1, 0],
    [3.5, 3.5, 0],
    [1.5, 7.5, 0],
    [5, 2, 0],
    [7, 0.8, 0],
    [3.8, 8.6, 1],
    [5, 6, 1],
    [6.5, 8, 1],
    [7, 5, 1],
    [8, 3.4, 1],
    [9, 7, 1],
    [9.3, 2, 1],
  ],
  bananas: [
    [1, 1.5, 0],
    [2, 3, 0],
    [2.6, 1, 0],
    [1, 3.6, 0],
    [4, 4.6, 1],
    [5, 6.2, 1],
    [5.6, 4.4, 1],
    [6, 5.6, 1],
    [4.4, 5.6, 1],
    [8, 8.6, 0],
    [9, 7.4, 0],
    [9.4, 9.2, 0],
    [7.8, 7.4, 0],
  ],
};

export const pointsOf = ({ points }: NeuronOptions, { bananas }: NeuronState) =>
  (points ?? FRUIT[bananas ? 'bananas' : 'strawberries']).map(([x = 0, y = 0, kind = 0]) => ({
    x,
    y,
    kind: kind >= 0.5 ? 1 : 0,
  }));

/** The weighted sum at a place. */
export const sumAt = ({ w1, w2, bias }: NeuronState, x: number, y: number): number =>
  w1 * x + w2 * y + bias;

/** The neuron says 1 where the sum is above zero. */
export const firesAt = (state: NeuronState, x: number, y: number): boolean =>
  sumAt(state, x, y) > 1e-9;

/** The corners of the part of the square from 0 to 10 in which the neuron fires. */
export function firingArea(state: NeuronState): [number, number][] {
  const corners: [number, number][] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  return corners.flatMap(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % 4] ?? [0, 0];
    const [here, there] = [sumAt(state, x, y), sumAt(state, nextX, nextY)];
    const own: [number, number][] = here > 0 ? [[x, y]] : [];
    if (here > 0 === there > 0) return own;
    const share = here / (here - there);
    return [...own, [x + share * (nextX - x), y + share * (nextY - y)]];
  });
}

/** Figures: `mistakes`, `points`, `w1`, `w2`, `bias`. */
export const neuron: Explorable<NeuronOptions, NeuronState> = {
  start: ({ w1 = 1, w2 = 0, bias = -2, fruit }) => ({
    w1,
    w2,
    bias,
    bananas: fruit === 'bananas',
  }),
  settle: (_, { w1, w2, bias, bananas }) => ({
    w1: rounded(within(w1, -MOST_WEIGHT, MOST_WEIGHT)),
    w2: rounded(within(w2, -MOST_WEIGHT, MOST_WEIGHT)),
    bias: rounded(within(bias, -MOST_BIAS, MOST_BIAS)),
    bananas,
  }),
  measure(options, state) {
    const points = pointsOf(options, state);
    const mistakes = points.filter(({ x, y, kind }) => firesAt(state, x, y) !== (kind === 1));
    const { w1, w2, bias } = state;
    return { mistakes: mistakes.length, points: points.length, w1, w2, bias };
  },
};
