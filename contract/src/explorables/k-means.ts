import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';
import { rounded } from './rounded.ts';
import { seeded } from './seeded.ts';

/** Points in a plane from 0 to 10, and `k` centres at places that `seed` chooses. */
export const KMeansOptions = Type.Object({
  points: Type.Optional(
    Type.Array(Type.Array(Type.Number({ minimum: 0, maximum: 10 }), { minItems: 2, maxItems: 2 }), {
      minItems: 3,
      maxItems: 50,
    }),
  ),
  k: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
});
export type KMeansOptions = Static<typeof KMeansOptions>;

/**
 * `xs` and `ys` are the centres, `groups` the number of the centre to which each point belongs, or -1. `moving` tells
 * that the centres move next.
 */
export type KMeansState = {
  xs: readonly number[];
  ys: readonly number[];
  groups: readonly number[];
  moving: boolean;
  rounds: number;
  seed: number;
};

export const MOST_CENTRES = 5;
const MOST_ROUNDS = 100;

/** Three heaps of eight points. */
function heaps(): number[][] {
  const random = seeded(5);
  return [
    [2.2, 2.6],
    [7.6, 3.4],
    [4.8, 8],
  ].flatMap(([x = 0, y = 0]) =>
    Array.from({ length: 8 }, () => [
      rounded(x + (random() - 0.5) * 3.2, 1),
      rounded(y + (random() - 0.5) * 3, 1),
    ]),
  );
}
const POINTS = heaps();

export const pointsOf = ({ points = POINTS }: KMeansOptions) =>
  points.map(([x = 0, y = 0]) => ({ x, y }));

/** The number of the nearest centre of each point. */
function nearestCentres(options: KMeansOptions, { xs, ys }: Pick<KMeansState, 'xs' | 'ys'>) {
  return pointsOf(options).map(({ x, y }) => {
    const far = xs.map((centre, i) => Math.hypot(centre - x, (ys[i] ?? 0) - y));
    return far.indexOf(Math.min(...far));
  });
}

/** A fresh start with this number of centres, at places that the seed chooses. */
export function freshStart(options: KMeansOptions, k: number, seed: number): KMeansState {
  const random = seeded(seed);
  const places = Array.from({ length: k }, () => [0.5 + random() * 9, 0.5 + random() * 9]);
  return {
    xs: places.map(([x = 0]) => rounded(x, 1)),
    ys: places.map(([, y = 0]) => rounded(y, 1)),
    groups: pointsOf(options).map(() => -1),
    moving: false,
    rounds: 0,
    seed,
  };
}

/** Moves each centre to the middle of its points; a centre without points stays. */
function moved(options: KMeansOptions, { xs, ys, groups }: KMeansState) {
  const points = pointsOf(options);
  const middle = (old: number, centre: number, axis: 'x' | 'y') => {
    const own = points.filter((_, i) => groups[i] === centre);
    const sum = own.reduce((total, point) => total + point[axis], 0);
    return own.length === 0 ? old : rounded(sum / own.length);
  };
  return { xs: xs.map((x, i) => middle(x, i, 'x')), ys: ys.map((y, i) => middle(y, i, 'y')) };
}

/** The next half of a round: either all points join their nearest centre, or all centres move to their points. */
export function nextHalf(options: KMeansOptions, state: KMeansState): KMeansState {
  if (!state.moving) return { ...state, groups: nearestCentres(options, state), moving: true };
  return { ...state, ...moved(options, state), moving: false, rounds: state.rounds + 1 };
}

/** Tells whether nothing would change any more. */
export function isDone(options: KMeansOptions, state: KMeansState): boolean {
  const same = (a: readonly number[], b: readonly number[]) => a.every((one, i) => one === b[i]);
  const { xs, ys } = moved(options, state);
  return (
    same(nearestCentres(options, state), state.groups) && same(xs, state.xs) && same(ys, state.ys)
  );
}

/** Figures: `distance` (the mean from each point to its nearest centre), `rounds`, `k`, `done`. */
export const kMeans: Explorable<KMeansOptions, KMeansState> = {
  start: (options) => freshStart(options, options.k ?? 3, options.seed ?? 5),
  settle(options, state) {
    const k = within(Math.min(state.xs.length, state.ys.length), 1, MOST_CENTRES);
    const places = (list: readonly number[]) =>
      Array.from({ length: k }, (_, i) => rounded(within(list[i] ?? 5, 0, 10)));
    return {
      xs: places(state.xs),
      ys: places(state.ys),
      groups: pointsOf(options).map((_, i) => Math.round(within(state.groups[i] ?? -1, -1, k - 1))),
      moving: state.moving,
      rounds: Math.round(within(state.rounds, 0, MOST_ROUNDS)),
      seed: Math.round(within(state.seed, 0, 9999)),
    };
  },
  measure(options, state) {
    const points = pointsOf(options);
    const total = nearestCentres(options, state).reduce((sum, centre, i) => {
      const { x = 0, y = 0 } = points[i] ?? {};
      return sum + Math.hypot((state.xs[centre] ?? 0) - x, (state.ys[centre] ?? 0) - y);
    }, 0);
    return {
      distance: rounded(total / points.length),
      rounds: state.rounds,
      k: state.xs.length,
      done: isDone(options, state),
    };
  },
};
