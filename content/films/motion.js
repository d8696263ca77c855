/** Keeps a number between 0 and 1. */
export const clamp = (x) => Math.min(1, Math.max(0, x));

/** A calm start and a calm end: 0 to 1, flat at both ends. */
export function smooth(x) {
  const c = clamp(x);
  return c * c * c * (c * (c * 6 - 15) + 10);
}

/** The value a share (0 to 1) of the way from one number to another. */
export const between = (from, to, share) => from + (to - from) * share;

/** 0 before `start`, 1 once `length` seconds have passed since, smooth in between. */
export const ramp = (seconds, start, length) => smooth((seconds - start) / length);
