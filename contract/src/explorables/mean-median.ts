import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';
import { longAs, rounded } from './rounded.ts';

/** Values on a line of numbers, from `min` to `max`. `unit` stands behind numbers, `label` below the line. */
export const MeanMedianOptions = Type.Object({
  values: Type.Optional(Type.Array(Type.Integer(), { minItems: 2, maxItems: 15 })),
  min: Type.Optional(Type.Integer({ minimum: -10_000, maximum: 9_000 })),
  max: Type.Optional(Type.Integer({ minimum: -9_000, maximum: 10_000 })),
  unit: Type.Optional(Type.String({ maxLength: 12 })),
  label: Type.Optional(Type.String({ maxLength: 40 })),
});
export type MeanMedianOptions = Static<typeof MeanMedianOptions>;

export type MeanMedianState = { values: readonly number[] };

const VALUES = [8, 12, 13, 15, 17, 20, 24];

/** The ends of the line of numbers. */
export const lineOf = ({ min = 0, max = 60 }: MeanMedianOptions) => ({
  min,
  max: Math.max(max, min + 10),
});

/** The value in the middle of the sorted values, or the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (low + high) / 2;
}

/** Figures: `mean`, `median`, `gap` (mean minus median), `smallest`, `largest`. */
export const meanMedian: Explorable<MeanMedianOptions, MeanMedianState> = {
  start(options) {
    const { min, max } = lineOf(options);
    return { values: (options.values ?? VALUES).map((value) => within(value, min, max)) };
  },
  settle(options, { values }) {
    const { min, max } = lineOf(options);
    return {
      values: longAs(values, meanMedian.start(options).values).map((value) =>
        Math.round(within(value, min, max)),
      ),
    };
  },
  measure(_, { values }) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const median = medianOf(values);
    return {
      mean: rounded(mean),
      median,
      gap: rounded(mean - median),
      smallest: Math.min(...values),
      largest: Math.max(...values),
    };
  },
};
