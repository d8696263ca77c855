import type { Measures } from '@codivia/contract/explorables/explorable';
import type { Goal } from '@codivia/contract/explorables/goal';

/** The comparisons of a condition, in the order in which they are offered. */
export const COMPARISONS = ['is', 'above', 'at_least', 'below', 'at_most'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** One comparison of a goal: `x` is at least 300. */
export interface GoalRow {
  measure: string;
  comparison: Comparison;
  value: number | string | boolean;
}

/** The comparisons of a goal, one a row. */
export const rowsOf = (goal: Goal): GoalRow[] =>
  Object.entries(goal).flatMap(([measure, condition]) =>
    COMPARISONS.flatMap((comparison) => {
      const value = condition[comparison];
      return value === undefined ? [] : [{ measure, comparison, value }];
    }),
  );

/** The goal of such rows. Of two with the same comparison of one measure, the later one counts. */
export function goalOf(rows: readonly GoalRow[]): Goal {
  const goal: Goal = {};
  for (const { measure, comparison, value } of rows) {
    goal[measure] = { ...goal[measure], [comparison]: value };
  }
  return goal;
}

/** The comparisons that a value allows: only numbers are more or less than others. */
export const comparisonsOf = (value: GoalRow['value']): readonly Comparison[] =>
  typeof value === 'number' ? COMPARISONS : ['is'];

/** A row about a measure with its present value, and with a comparison that no other row makes: `wanted` if it is free. */
export function rowFor(
  measure: string,
  figures: Measures,
  others: readonly GoalRow[],
  wanted: Comparison = 'at_least',
): GoalRow {
  const value = figures[measure] ?? 0;
  const isFree = (comparison: Comparison) =>
    !others.some((one) => one.measure === measure && one.comparison === comparison);
  const allowed = comparisonsOf(value);
  const comparison = [wanted, ...allowed].find((one) => allowed.includes(one) && isFree(one));
  return { measure, comparison: comparison ?? 'is', value };
}

/** A row about the first measure that no other row is about. */
export function newRow(figures: Measures, others: readonly GoalRow[]): GoalRow {
  const names = Object.keys(figures);
  const unused = names.find((name) => !others.some(({ measure }) => measure === name));
  return rowFor(unused ?? names[0] ?? '', figures, others);
}
