/** How one program compares with the same program where it comes from: a bare page, or CPython. */
export interface Comparison {
  name: string;
  /** What differs, in lines for people; null when nothing does. */
  difference: string | null;
}

/** Runs the set of one kind, a program after the other. */
export type Conform = () => AsyncIterable<Comparison>;

/** The first difference of two texts, with what each has there. */
export function differenceOf(bare: string, ours: string): string | null {
  if (bare === ours) return null;
  let at = 0;
  while (bare[at] === ours[at]) at++;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 100));
  return `bare: ${around(bare)}\nhere: ${around(ours)}`;
}
