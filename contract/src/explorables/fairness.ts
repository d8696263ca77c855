import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';

/** Texts name the two groups. `together` starts with one threshold for both. */
export const FairnessOptions = Type.Object({
  first: Type.Optional(Type.String({ maxLength: 24 })),
  second: Type.Optional(Type.String({ maxLength: 24 })),
  threshold: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  together: Type.Optional(Type.Boolean()),
});
export type FairnessOptions = Static<typeof FairnessOptions>;

export type FairnessState = { first: number; second: number; together: boolean };

/** Scores of those who would succeed, and of those who would not. */
export interface Group {
  succeed: readonly number[];
  fail: readonly number[];
}

/** Two invented groups of twenty. */
export const GROUPS: { first: Group; second: Group } = {
  first: {
    succeed: [45, 55, 60, 60, 65, 70, 75, 75, 80, 85, 90, 95],
    fail: [20, 30, 35, 40, 45, 50, 55, 65],
  },
  second: {
    succeed: [40, 50, 55, 65, 70, 80],
    fail: [10, 15, 20, 25, 25, 30, 30, 35, 35, 40, 45, 50, 55, 60],
  },
};

/** The number of places for both groups together. */
export const PLACES = 20;
/** The smallest number of places that must be taken. */
const TAKEN = 15;
/** Percentages that differ by no more than this count as equal. */
const EQUAL = 5;
const STEP = 5;

const reach = (scores: readonly number[], threshold: number) =>
  scores.filter((score) => score >= threshold).length;

/** Returns the effect of a threshold on a group: a count, and percentages of all, of those who would succeed or fail. */
export function outcomeOf({ succeed, fail }: Group, threshold: number) {
  const [right, wrong] = [reach(succeed, threshold), reach(fail, threshold)];
  const percent = (part: number, whole: number) => Math.round((100 * part) / whole);
  return {
    admitted: right + wrong,
    rate: percent(right + wrong, succeed.length + fail.length),
    chance: percent(right, succeed.length),
    false_alarm: percent(wrong, fail.length),
  };
}

/**
 * Figures: `admitted` (people), `fits` (15 to 20 people, so that the places are used), `rate_gap` and `chance_gap` (differences
 * between the groups in points), `equal_rates`, `equal_chances`.
 */
export const fairness: Explorable<FairnessOptions, FairnessState> = {
  start: ({ threshold = 55, together = true }) => ({
    first: threshold,
    second: threshold,
    together,
  }),
  settle(_, { first, second, together }) {
    const onStep = (value: number) => Math.round(within(value, 0, 100) / STEP) * STEP;
    return { first: onStep(first), second: onStep(together ? first : second), together };
  },
  measure(_, state) {
    const first = outcomeOf(GROUPS.first, state.first);
    const second = outcomeOf(GROUPS.second, state.second);
    const admitted = first.admitted + second.admitted;
    const rate_gap = Math.abs(first.rate - second.rate);
    const chance_gap = Math.abs(first.chance - second.chance);
    return {
      admitted,
      fits: admitted >= TAKEN && admitted <= PLACES,
      rate_gap,
      chance_gap,
      equal_rates: rate_gap <= EQUAL,
      equal_chances: chance_gap <= EQUAL,
    };
  },
};
