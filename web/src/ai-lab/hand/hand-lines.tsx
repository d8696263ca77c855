import type { HandPoint } from '@codivia/runners/models/hand-features';

/** The points of each finger, from the wrist, and the line through the knuckles. */
const LINES = [
  [0, 1, 2, 3, 4],
  [0, 5, 6, 7, 8],
  [9, 10, 11, 12],
  [13, 14, 15, 16],
  [0, 17, 18, 19, 20],
  [5, 9, 13, 17],
];

/** The points of a hand and the bones between them, in an SVG; `width` is that of the bones. */
export function HandLines({ points, width }: { points: readonly HandPoint[]; width: number }) {
  const places = LINES.map((line) =>
    line.map((i) => `${points[i]?.[0] ?? 0},${points[i]?.[1] ?? 0}`).join(' '),
  );
  return (
    <g fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round">
      {places.map((line, i) => (
        <polyline key={LINES[i]?.join()} points={line} strokeLinejoin="round" />
      ))}
      {points.map(([x, y], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the points of a hand are always the same 21.
        <circle key={i} cx={x} cy={y} r={width * 1.2} fill="currentColor" stroke="none" />
      ))}
    </g>
  );
}
