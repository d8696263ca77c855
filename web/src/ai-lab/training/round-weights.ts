/** Digits that the numbers of a model keep in its file. */
const DIGITS = 6;

/** A number as it stands in a model's file: short, and the same for the lab, programs and Python. */
export const roundedWeight = (value: number): number => Number(value.toPrecision(DIGITS));
