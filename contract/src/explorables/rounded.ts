/** Rounds a figure to so many decimals. */
export const rounded = (value: number, decimals = 2): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** The list with the length of `model`: what is too much is dropped, and what is missing comes from `model`. */
export const longAs = (list: readonly number[], model: readonly number[]): number[] =>
  model.map((value, i) => list[i] ?? value);
