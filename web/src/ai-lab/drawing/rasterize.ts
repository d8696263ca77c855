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

/** The strokes as 28 × 28 points from 0 (paper) to 1 (ink), row by row, in hundredths. */
export function rasterize(strokes: readonly Stroke[]): number[] {
  const ink = new Array<number>(DRAWING_SIDE * DRAWING_SIDE).fill(0);
  for (const { points, width } of strokes) {
    points.forEach((to, i) => {
      const from = points[i - 1] ?? to;
      for (let place = 0; place < ink.length; place++) {
        const centre = [
          (place % DRAWING_SIDE) + 0.5,
          Math.floor(place / DRAWING_SIDE) + 0.5,
        ] as const;
        const reach = width / 2 + 0.5 - Math.sqrt(distanceTo(centre, from, to));
        const value = Math.round(Math.min(1, Math.max(0, reach)) * 100) / 100;
        if (value > (ink[place] as number)) ink[place] = value;
      }
    });
  }
  return ink;
}
