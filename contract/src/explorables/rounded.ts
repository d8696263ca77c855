/** Rounds a figure to this number of decimals. */
export const rounded = (value: number, decimals = 2): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** The list with the length of `model`: extra elements are dropped, and missing ones come from `model`. */
export const longAs = (list: readonly number[], model: readonly number[]): number[] =>
  model.map((value, i) => list[i] ?? value);
