/** A point of the picture, in pixels. */
export type Point = { x: number; y: number };

/** Samples that measure the length of the curve. */
const STEPS = 600;
const WAVES = 1.75;

/** A point of the wave from `from` to `to`, `height` pixels up and down; `share` goes from 0 to 1. */
function at(from: Point, to: Point, height: number, share: number): Point {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share - height * Math.sin(share * WAVES * 2 * Math.PI),
  };
}

/** `count` points (at least 2) along a wave, at equal distances along the curve. */
export function waveBetween(from: Point, to: Point, height: number, count: number): Point[] {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => at(from, to, height, step / STEPS));
  const lengths = [0];
  for (const [step, { x, y }] of points.slice(1).entries()) {
    const before = points[step] ?? from;
    lengths.push((lengths[step] ?? 0) + Math.hypot(x - before.x, y - before.y));
  }
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const distance = (whole * index) / (count - 1);
    return points[lengths.findIndex((length) => length >= distance)] ?? to;
  });
}
