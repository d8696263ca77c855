/** A picture as rows of points, each red, green and blue from 0 to 255. */
export type Picture = readonly (readonly (readonly [number, number, number])[])[];

const SIDE = 32;
const CELLS = 4;
const CELL = SIDE / CELLS;
/** Tangent of 22.5°: between a level edge and a slanted one. */
const SLANT = 0.41421356237309503;

/** The mean of the points that lie in one of 32 × 32 fields, as red, green and blue from 0 to 1. */
function fieldOf(picture: Picture, row: number, column: number): [number, number, number] {
  const [height, width] = [picture.length, picture[0]?.length ?? 0];
  const from = (i: number, length: number) => Math.floor((i * length) / SIDE);
  const to = (i: number, length: number) =>
    Math.max(from(i, length) + 1, Math.floor(((i + 1) * length) / SIDE));
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = from(row, height); y < to(row, height); y++) {
    for (let x = from(column, width); x < to(column, width); x++) {
      const [red, green, blue] = picture[y]?.[x] ?? [0, 0, 0];
      sum[0] += red;
      sum[1] += green;
      sum[2] += blue;
      count++;
    }
  }
  return [sum[0] / count / 255, sum[1] / count / 255, sum[2] / count / 255];
}

/** Returns the direction of an edge: 0 upright, 1 level, 2 falling, 3 rising. */
function directionOf(across: number, down: number): number {
  const [x, y] = [Math.abs(across), Math.abs(down)];
  if (y <= x * SLANT) return 0;
  if (x <= y * SLANT) return 1;
  return across > 0 === down > 0 ? 3 : 2;
}

/**
 * A picture as 124 numbers: for each of 16 cells its mean colour and how strong its edges are in four directions, then
 * how many points are dark, middle and bright in each of the three colours, and how colourful all of it is.
 */
export function pictureFeatures(picture: Picture): number[] {
  const fields = Array.from({ length: SIDE * SIDE }, (_, i) =>
    fieldOf(picture, Math.floor(i / SIDE), i % SIDE),
  );
  const grey = fields.map(([red, green, blue]) => (red + green + blue) / 3);
  const cells = new Array<number>(CELLS * CELLS * 7).fill(0);
  const shares = new Array<number>(12).fill(0);
  fields.forEach((colour, i) => {
    const [row, column] = [Math.floor(i / SIDE), i % SIDE];
    const cell = (Math.floor(row / CELL) * CELLS + Math.floor(column / CELL)) * 7;
    colour.forEach((value, which) => {
      cells[cell + which] = (cells[cell + which] ?? 0) + value / (CELL * CELL);
      const share = which * 3 + (value < 0.3333 ? 0 : value < 0.6667 ? 1 : 2);
      shares[share] = (shares[share] ?? 0) + 1 / fields.length;
    });
    const spread = Math.max(...colour) - Math.min(...colour);
    const colourful = 9 + (spread < 0.1 ? 0 : spread < 0.4 ? 1 : 2);
    shares[colourful] = (shares[colourful] ?? 0) + 1 / fields.length;
    if (row === 0 || column === 0 || row === SIDE - 1 || column === SIDE - 1) return;
    const across = (grey[i + 1] ?? 0) - (grey[i - 1] ?? 0);
    const down = (grey[i + SIDE] ?? 0) - (grey[i - SIDE] ?? 0);
    const edge = cell + 3 + directionOf(across, down);
    cells[edge] = (cells[edge] ?? 0) + Math.sqrt(across * across + down * down) / 16;
  });
  return [...cells, ...shares];
}
