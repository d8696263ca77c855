/**
 * A small still of a work, which its link carries: 16 colours at most, and a digit for each point. It needs no decoder
 * of pictures, which a link of a stranger could overload, and flat drawings compress to some hundred letters.
 */
export interface Still {
  colours: readonly string[];
  /** Hexadecimal digits, row by row: which of the colours each point has. */
  pixels: string;
}

export const STILL_WIDTH = 160;
export const STILL_HEIGHT = 100;
const COLOURS_MAX = 16;

const COLOUR = /^#[0-9a-f]{6}$/;
const PIXELS = new RegExp(`^[0-9a-f]{${STILL_WIDTH * STILL_HEIGHT}}$`);

export function isStill(value: unknown): value is Still {
  if (typeof value !== 'object' || value === null) return false;
  const { colours, pixels } = value as Partial<Record<keyof Still, unknown>>;
  return (
    Array.isArray(colours) &&
    colours.length > 0 &&
    colours.length <= COLOURS_MAX &&
    colours.every((colour) => typeof colour === 'string' && COLOUR.test(colour)) &&
    typeof pixels === 'string' &&
    PIXELS.test(pixels)
  );
}

type Rgb = readonly [number, number, number];

const distance = (one: Rgb, other: Rgb) =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

/** Counts similar colours together: those that agree in the first four bits of each part. */
function countColours(data: Uint8ClampedArray): { colour: Rgb; count: number }[] {
  const sums = new Map<number, [number, number, number, number]>();
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [sum[0] + r, sum[1] + g, sum[2] + b, sum[3] + 1]);
  }
  return [...sums.values()].map(([r, g, b, count]) => ({
    colour: [r / count, g / count, b / count],
    count,
  }));
}

/** Chooses colours that are frequent, and unlike those chosen before: a small red ball keeps its red. */
function chooseColours(data: Uint8ClampedArray): Rgb[] {
  const found = countColours(data).map((one) => ({ ...one, nearest: 255 ** 2 }));
  const chosen: Rgb[] = [];
  while (chosen.length < COLOURS_MAX) {
    const best = found.reduce(
      (first, one) => (one.count * one.nearest > first.count * first.nearest ? one : first),
      found[0] ?? { colour: [0, 0, 0] as Rgb, count: 1, nearest: 1 },
    );
    if (best.nearest === 0) break;
    chosen.push(best.colour);
    best.nearest = 0;
    for (const one of found) one.nearest = Math.min(one.nearest, distance(one.colour, best.colour));
  }
  return chosen;
}

const hex = (part: number) => Math.round(part).toString(16).padStart(2, '0');

/** Makes a still of the points of a canvas that has the size of stills. */
export function stillOf(data: Uint8ClampedArray): Still {
  const chosen = chooseColours(data);
  const known = new Map<number, string>();
  let pixels = '';
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    const key = (r << 16) | (g << 8) | b;
    let digit = known.get(key);
    if (digit === undefined) {
      const far = chosen.map((colour) => distance(colour, [r, g, b]));
      digit = far.indexOf(Math.min(...far)).toString(16);
      known.set(key, digit);
    }
    pixels += digit;
  }
  return { colours: chosen.map((colour) => `#${colour.map(hex).join('')}`), pixels };
}

/** The points of a still, as a canvas takes them. */
export function pointsOf({ colours, pixels }: Still): Uint8ClampedArray<ArrayBuffer> {
  const parts = colours.map((colour) => Number.parseInt(colour.slice(1), 16));
  const data = new Uint8ClampedArray(pixels.length * 4);
  for (const [index, digit] of [...pixels].entries()) {
    const colour = parts[Number.parseInt(digit, 16)] ?? 0;
    data.set([colour >> 16, (colour >> 8) & 255, colour & 255, 255], index * 4);
  }
  return data;
}
