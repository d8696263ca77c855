import type { HandPoint } from '@codivia/runners/models/hand-features';
import { HandLines } from './hand-lines.tsx';

/** Part of the picture that stays free on each side. */
const EDGE = 0.12;

/** The points of a hand as a small picture, which the hand fills wherever it was. */
export function HandPicture({ points, label }: { points: readonly HandPoint[]; label: string }) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const side = (Math.max(right - left, bottom - top) || 1) * (1 + 2 * EDGE);
  const viewBox = [(left + right - side) / 2, (top + bottom - side) / 2, side, side].join(' ');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={viewBox}
      className="aspect-square w-full rounded-lg border border-line bg-sunken text-trail"
    >
      <HandLines points={points} width={side * 0.03} />
    </svg>
  );
}
