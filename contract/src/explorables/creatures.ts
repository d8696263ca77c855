import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';
import { longAs } from './rounded.ts';
import { seeded } from './seeded.ts';

/** Twelve creatures on a ground whose colour is an angle of the colour wheel. */
export const CreaturesOptions = Type.Object({
  ground: Type.Optional(Type.Integer({ minimum: 0, maximum: 360 })),
  mutation: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
});
export type CreaturesOptions = Static<typeof CreaturesOptions>;

/** Each creature has three genes, at its place in the lists. `chosen` are the numbers of those that the learner keeps. */
export type CreaturesState = {
  hues: readonly number[];
  sizes: readonly number[];
  legs: readonly number[];
  chosen: readonly number[];
  ground: number;
  mutation: number;
  generation: number;
  seed: number;
};

export const CREATURES = 12;
/** Number of creatures that the owl leaves alive. */
export const SURVIVORS = 4;
export const LEAST_SIZE = 5;
export const MOST_SIZE = 10;
export const MOST_LEGS = 8;
export const MOST_GENERATIONS = 200;

/** The angle between two colours on the wheel, from 0 to 180 degrees. */
export function hueDistance(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360;
  return Math.min(apart, 360 - apart);
}

/** The camouflage of a colour on the ground, in per cent. */
export const hidden = (hue: number, ground: number): number =>
  Math.round(100 - hueDistance(hue, ground) / 1.8);

/** The numbers of the creatures that the owl sees worst. */
export function survivorsOf({ hues, ground }: CreaturesState): number[] {
  return hues
    .map((hue, i) => ({ i, far: hueDistance(hue, ground) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, SURVIVORS)
    .map(({ i }) => i);
}

/** The next generation: each child takes each gene from one of two parents, and mutation changes it a little. */
export function nextGeneration(state: CreaturesState): CreaturesState {
  if (state.generation >= MOST_GENERATIONS) return state;
  const random = seeded(state.seed * 1000 + state.generation + 1);
  const parents = state.chosen.length > 0 ? state.chosen : survivorsOf(state);
  const strength = state.mutation / 100;
  const pick = (a: number, b: number) => (random() < 0.5 ? a : b);
  const change = (most: number) => (random() * 2 - 1) * most * strength;
  const children = Array.from({ length: CREATURES }, () => {
    const [a = 0, b = 0] = [0, 1].map(() => parents[Math.floor(random() * parents.length)] ?? 0);
    const gene = (list: readonly number[]) => list[pick(a, b)] ?? 0;
    return {
      hue: (Math.round(gene(state.hues) + change(90)) + 360) % 360,
      size: Math.round(within(gene(state.sizes) + change(4), LEAST_SIZE, MOST_SIZE)),
      legs: Math.round(within(gene(state.legs) + change(5), 0, MOST_LEGS)),
    };
  });
  return {
    ...state,
    hues: children.map(({ hue }) => hue),
    sizes: children.map(({ size }) => size),
    legs: children.map(({ legs }) => legs),
    chosen: [],
    generation: state.generation + 1,
  };
}

/** Figures: `generation`, `hidden` (mean, in per cent), `colours` (how far the two most different ones are apart), `legs` (mean). */
export const creatures: Explorable<CreaturesOptions, CreaturesState> = {
  start({ ground = 100, mutation = 20, seed = 1 }) {
    const random = seeded(seed);
    const some = (least: number, most: number) =>
      Array.from({ length: CREATURES }, () => least + Math.floor(random() * (most - least + 1)));
    return {
      hues: some(0, 359),
      sizes: some(LEAST_SIZE, MOST_SIZE),
      legs: some(0, MOST_LEGS),
      chosen: [],
      ground,
      mutation,
      generation: 0,
      seed,
    };
  },
  settle(options, state) {
    const start = creatures.start(options);
    const settled = (name: 'hues' | 'sizes' | 'legs', least: number, most: number) =>
      longAs(state[name], start[name]).map((value) => Math.round(within(value, least, most)));
    const chosen = state.chosen.map((i) => Math.round(within(i, 0, CREATURES - 1)));
    return {
      hues: settled('hues', 0, 359),
      sizes: settled('sizes', LEAST_SIZE, MOST_SIZE),
      legs: settled('legs', 0, MOST_LEGS),
      chosen: [...new Set(chosen)],
      ground: Math.round(within(state.ground, 0, 360)),
      mutation: Math.round(within(state.mutation, 0, 100)),
      generation: Math.round(within(state.generation, 0, MOST_GENERATIONS)),
      seed: Math.round(within(state.seed, 0, 9999)),
    };
  },
  measure(_, { hues, legs, ground, generation }) {
    const mean = (list: readonly number[]) =>
      Math.round(list.reduce((sum, one) => sum + one, 0) / list.length);
    return {
      generation,
      hidden: mean(hues.map((hue) => hidden(hue, ground))),
      colours: Math.max(...hues.flatMap((a) => hues.map((b) => hueDistance(a, b)))),
      legs: mean(legs),
    };
  },
};
