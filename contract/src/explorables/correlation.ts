import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';
import { longAs, rounded } from './rounded.ts';

/**
 * Points in a plane from 0 to `x_max` and `y_max`. With `line` the learner has a line of their own; with `fixed` the
 * points do not move.
 */
export const CorrelationOptions = Type.Object({
  points: Type.Optional(
    Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }), {
      minItems: 3,
      maxItems: 25,
    }),
  ),
  x_max: Type.Optional(Type.Integer({ minimum: 5, maximum: 1000 })),
  y_max: Type.Optional(Type.Integer({ minimum: 5, maximum: 1000 })),
  x_label: Type.Optional(Type.String({ maxLength: 30 })),
  y_label: Type.Optional(Type.String({ maxLength: 30 })),
  line: Type.Optional(Type.Boolean()),
  fixed: Type.Optional(Type.Boolean()),
});
export type CorrelationOptions = Static<typeof CorrelationOptions>;

/** `left` and `right` are the heights of the learner's line at both ends of the plane. */
export type CorrelationState = {
  xs: readonly number[];
  ys: readonly number[];
  left: number;
  right: number;
  best: boolean;
};

/** Hours of sun and ice creams sold. */
const POINTS = [
  [1, 2],
  [2, 3],
  [3, 3],
  [4, 5],
  [5, 4],
  [6, 6],
  [7, 8],
  [8, 7],
  [9, 9],
];

export const planeOf = ({ x_max = 10, y_max = 10 }: CorrelationOptions) => ({ x_max, y_max });

type Points = Pick<CorrelationState, 'xs' | 'ys'>;
/** A line by its heights at x = 0 and at the end of the plane. */
export type Line = { left: number; right: number };

const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

/** The correlation r, from -1 to 1; 0 where all points have the same x, or the same y. */
export function correlationOf({ xs, ys }: Points): number {
  const [middleX, middleY] = [mean(xs), mean(ys)];
  const both = mean(xs.map((x, i) => (x - middleX) * ((ys[i] ?? 0) - middleY)));
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  const size = spread(xs, middleX) * spread(ys, middleY);
  return size === 0 ? 0 : both / size;
}

/** The height of a line at x. */
export const heightAt = ({ left, right }: Line, x: number, x_max: number): number =>
  left + ((right - left) * x) / x_max;

/** The mean distance of the points from a line, measured straight up or down. */
export const errorOf = ({ xs, ys }: Points, line: Line, x_max: number): number =>
  mean(xs.map((x, i) => Math.abs((ys[i] ?? 0) - heightAt(line, x, x_max))));

/** The line with the smallest mean error. One such line always goes through two of the points. */
export function bestLine(points: Points, x_max: number): Line {
  const { xs, ys } = points;
  // If all points are above each other, the level line through the middle one has the smallest error.
  const middle = [...ys].sort((a, b) => a - b)[Math.floor(ys.length / 2)] ?? 0;
  let best: Line = { left: middle, right: middle };
  for (const [i, x] of xs.entries()) {
    for (let j = 0; j < i; j++) {
      const [otherX = 0, y = 0, otherY = 0] = [xs[j], ys[i], ys[j]];
      if (x === otherX) continue;
      const slope = (y - otherY) / (x - otherX);
      const left = y - slope * x;
      const line = { left, right: left + slope * x_max };
      if (errorOf(points, line, x_max) < errorOf(points, best, x_max)) best = line;
    }
  }
  return best;
}

/** Figures: `r`, `error` of the learner's line, `best_error` of the best line, `best` (whether it is shown). */
export const correlation: Explorable<CorrelationOptions, CorrelationState> = {
  start(options) {
    const { x_max, y_max } = planeOf(options);
    const points = options.points ?? POINTS;
    return {
      xs: points.map(([x = 0]) => within(x, 0, x_max)),
      ys: points.map(([, y = 0]) => within(y, 0, y_max)),
      left: y_max * 0.7,
      right: y_max * 0.5,
      best: false,
    };
  },
  settle(options, state) {
    const { x_max, y_max } = planeOf(options);
    const start = correlation.start(options);
    const settled = (list: readonly number[], model: readonly number[], most: number) =>
      options.fixed ? model : longAs(list, model).map((one) => rounded(within(one, 0, most), 1));
    return {
      xs: settled(state.xs, start.xs, x_max),
      ys: settled(state.ys, start.ys, y_max),
      left: rounded(within(state.left, -y_max, 2 * y_max), 2),
      right: rounded(within(state.right, -y_max, 2 * y_max), 2),
      best: state.best,
    };
  },
  measure(options, state) {
    const { x_max } = planeOf(options);
    return {
      r: rounded(correlationOf(state)),
      error: rounded(errorOf(state, state, x_max)),
      best_error: rounded(errorOf(state, bestLine(state, x_max), x_max)),
      best: state.best,
    };
  },
};
