import { DRAWING_SIDE } from '@codivia/runners/models/drawing-features';

/** A line that was drawn without lifting the pen, in points of the board, from 0 to 28. */
export interface Stroke {
  points: readonly (readonly [x: number, y: number])[];
  /** Width of the line in points. */
  width: number;
}

type Place = readonly [x: number, y: number];

/** The square of the distance from a place to the line between two others. */
function distanceTo([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2;
}

/** The whole numbers from 0 to below 28 whose points lie within reach of two coordinates. */
function within(a: number, b: number, reach: number): number[] {
  const first = Math.max(0, Math.floor(Math.min(a, b) - reach));
  const last = Math.min(DRAWING_SIDE - 1, Math.ceil(Math.max(a, b) + reach));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

/** The strokes as 28 × 28 points from 0 (paper) to 1 (ink), row by row, in hundredths. */
export function rasterize(strokes: readonly Stroke[]): number[] {
  const ink = new Array<number>(DRAWING_SIDE * DRAWING_SIDE).fill(0);
  for (const { points, width } of strokes) {
    points.forEach((to, i) => {
      const from = points[i - 1] ?? to;
      const furthest = width / 2 + 0.5;
      for (const row of within(from[1], to[1], furthest)) {
        for (const column of within(from[0], to[0], furthest)) {
          const reach = furthest - Math.sqrt(distanceTo([column + 0.5, row + 0.5], from, to));
          const value = Math.round(Math.min(1, Math.max(0, reach)) * 100) / 100;
          const place = row * DRAWING_SIDE + column;
          if (value > (ink[place] as number)) ink[place] = value;
        }
      }
    });
  }
  return ink;
}
