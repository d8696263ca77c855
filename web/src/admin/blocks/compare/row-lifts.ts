import type { LiftsByChild } from './lifts.ts';

/** The place of a block, in pixels below the top of its editor, and the space above it. */
export interface Extent {
  top: number;
  space: number;
}

/** Pixels by which blocks may be apart. */
const TOLERANCE = 0.5;

/**
 * The space that blocks need above them so that those of a row begin at the same height. `extents` are those of the
 * blocks as they are without it, `pairs` the places of blocks that belong beside each other, from the top down.
 */
export function liftsOf(
  extents: readonly [readonly Extent[], readonly Extent[]],
  pairs: readonly (readonly [number, number])[],
): [LiftsByChild, LiftsByChild] {
  const lifts = [new Map<number, number>(), new Map<number, number>()] as const;
  const shifts: [number, number] = [0, 0];
  for (const pair of pairs) {
    const first = extents[0][pair[0]];
    const second = extents[1][pair[1]];
    if (!first || !second) continue;
    const difference = first.top + shifts[0] - second.top - shifts[1];
    if (Math.abs(difference) <= TOLERANCE) continue;
    const side = difference < 0 ? 0 : 1;
    shifts[side] += Math.abs(difference);
    const { space } = side === 0 ? first : second;
    lifts[side].set(pair[side], space + Math.abs(difference));
  }
  return [lifts[0], lifts[1]];
}
