import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';
import { longAs, rounded } from './rounded.ts';

/** Points `[x, y, kind]` in a plane from 0 to 10, of the kinds 0 and 1. */
export const DecisionTreeOptions = Type.Object({
  points: Type.Optional(
    Type.Array(Type.Array(Type.Number({ minimum: 0, maximum: 10 }), { minItems: 3, maxItems: 3 }), {
      minItems: 4,
      maxItems: 40,
    }),
  ),
  kinds: Type.Optional(Type.Array(Type.String({ maxLength: 12 }), { minItems: 2, maxItems: 2 })),
  x_label: Type.Optional(Type.String({ maxLength: 16 })),
  y_label: Type.Optional(Type.String({ maxLength: 16 })),
  second: Type.Optional(Type.Boolean()),
});
export type DecisionTreeOptions = Static<typeof DecisionTreeOptions>;

/**
 * Three cuts: the first, and one for each of its sides (below it, and above). `second` tells whether the cuts of the
 * sides count.
 */
export type DecisionTreeState = {
  axes: readonly string[];
  cuts: readonly number[];
  second: boolean;
};

export interface Region {
  x: readonly [number, number];
  y: readonly [number, number];
}
/** A part of the plane that is not divided further, with its points of both kinds. */
export interface Leaf {
  region: Region;
  counts: readonly [number, number];
}
/** A cut within the part of the plane that it divides. */
export interface Cut {
  index: number;
  axis: 'x' | 'y';
  at: number;
  region: Region;
}

/** Hours since the last meal of the cat, noise, and the kind: 0 if the cat came, 1 if it did not. */
const POINTS = [
  [5, 1, 0],
  [6, 3, 0],
  [7, 2, 0],
  [8, 4, 0],
  [9, 1, 0],
  [9, 5, 0],
  [6, 5, 0],
  [5, 4, 0],
  [8, 2, 0],
  [1, 2, 1],
  [2, 5, 1],
  [3, 1, 1],
  [3, 4, 1],
  [2, 8, 1],
  [4, 7, 1],
  [6, 8, 1],
  [7, 7, 1],
  [9, 8, 1],
  [8, 9, 1],
  [5, 9, 1],
];

export const pointsOf = ({ points = POINTS }: DecisionTreeOptions) =>
  points.map(([x = 0, y = 0, kind = 0]) => ({ x, y, kind: kind < 0.5 ? 0 : 1 }));

const WHOLE: Region = { x: [0, 10], y: [0, 10] };

function cutOf({ axes, cuts }: DecisionTreeState, index: number, region: Region): Cut {
  const axis = axes[index] === 'y' ? 'y' : 'x';
  return { index, axis, at: within(cuts[index] ?? 5, ...region[axis]), region };
}

/** The two sides of a cut: below it, and from it upwards. */
function sidesOf({ axis, at, region }: Cut): [Region, Region] {
  const [least, most] = region[axis];
  return [
    { ...region, [axis]: [least, at] },
    { ...region, [axis]: [at, most] },
  ];
}

/** The cuts that count. */
export function cutsOf(state: DecisionTreeState): Cut[] {
  const first = cutOf(state, 0, WHOLE);
  if (!state.second) return [first];
  const [below, above] = sidesOf(first);
  return [first, cutOf(state, 1, below), cutOf(state, 2, above)];
}

/** The parts of the plane, from below the cuts to above them. A point on a cut belongs above it. */
export function leavesOf(options: DecisionTreeOptions, state: DecisionTreeState): Leaf[] {
  const points = pointsOf(options);
  const [first, ...others] = cutsOf(state);
  const regions = (others.length > 0 ? others : [first as Cut]).flatMap(sidesOf);
  const isIn = (value: number, [least, most]: readonly [number, number]) =>
    value >= least && (value < most || (most === 10 && value === 10 && least < 10));
  return regions.map((region) => {
    const inside = points.filter(({ x, y }) => isIn(x, region.x) && isIn(y, region.y));
    const ones = inside.filter(({ kind }) => kind === 1).length;
    return { region, counts: [inside.length - ones, ones] };
  });
}

/** The impurity of a part: 0 if all are of one kind, 0.5 if half are of each. */
export function giniOf([some, others]: Leaf['counts']): number {
  const all = some + others;
  return all === 0 ? 0 : 1 - (some / all) ** 2 - (others / all) ** 2;
}

/** Figures: `mistakes` if each part answers with its majority, `gini` (the mean impurity), `cuts`. */
export const decisionTree: Explorable<DecisionTreeOptions, DecisionTreeState> = {
  start: ({ second = false }) => ({ axes: ['x', 'x', 'y'], cuts: [2.5, 1.5, 2.5], second }),
  settle(options, { axes, cuts, second }) {
    return {
      axes: decisionTree
        .start(options)
        .axes.map((axis, i) => (axes[i] === 'x' || axes[i] === 'y' ? (axes[i] as string) : axis)),
      cuts: longAs(cuts, decisionTree.start(options).cuts).map((at) =>
        rounded(within(at, 0, 10), 1),
      ),
      second,
    };
  },
  measure(options, state) {
    const leaves = leavesOf(options, state);
    const all = pointsOf(options).length;
    return {
      mistakes: leaves.reduce((sum, { counts }) => sum + Math.min(...counts), 0),
      gini: rounded(
        leaves.reduce(
          (sum, { counts }) => sum + (giniOf(counts) * (counts[0] + counts[1])) / all,
          0,
        ),
      ),
      cuts: state.second ? 3 : 1,
    };
  },
};
