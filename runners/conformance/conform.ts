/** The comparison of one program with the same program where it comes from: a bare page, or CPython. */
export interface Comparison {
  name: string;
  /** The difference, in lines for people; null when there is none. */
  difference: string | null;
}

/** Runs the set of one kind, a program after the other. */
export type Conform = () => AsyncIterable<Comparison>;

/** Returns the first difference of two texts, with the part of each at that place. */
export function differenceOf(bare: string, ours: string): string | null {
  if (bare === ours) return null;
  let at = 0;
  while (bare[at] === ours[at]) at++;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 100));
  return `bare: ${around(bare)}\nhere: ${around(ours)}`;
}
