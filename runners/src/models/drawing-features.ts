/** Side of a drawing, in points. */
export const DRAWING_SIDE = 28;

/** A drawing as points from 0 (paper) to 1 (ink): one list, or one list for each row. */
export type Drawing = readonly number[] | readonly (readonly number[])[];

/** The distance by which the centre of the ink is away from the middle, in whole points. */
function shiftOf(points: readonly number[], coordinate: (i: number) => number): number {
  let ink = 0;
  let sum = 0;
  points.forEach((value, i) => {
    ink += value;
    sum += value * coordinate(i);
  });
  return ink === 0 ? 0 : Math.floor((DRAWING_SIDE - 1) / 2 - sum / ink + 0.5);
}

/** The points of a drawing with its ink in the middle, so that its place on the board does not count. */
export function drawingFeatures(drawing: Drawing): number[] {
  const points = (drawing as readonly unknown[]).flat() as number[];
  const right = shiftOf(points, (i) => i % DRAWING_SIDE);
  const down = shiftOf(points, (i) => Math.floor(i / DRAWING_SIDE));
  return points.map((_, i) => {
    const column = (i % DRAWING_SIDE) - right;
    const row = Math.floor(i / DRAWING_SIDE) - down;
    const isInside = column >= 0 && column < DRAWING_SIDE && row >= 0 && row < DRAWING_SIDE;
    return isInside ? (points[row * DRAWING_SIDE + column] ?? 0) : 0;
  });
}
