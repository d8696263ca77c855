/** The number of points from which the path is drawn. */
const POINTS = 60;

/** A point of the path: `share` is 0 at its beginning and 1 on the pass. */
export function pointAt(share: number): { x: number; y: number } {
  const bend = Math.sin(2.5 * Math.PI * share - Math.PI / 2);
  return {
    x: 300 + 120 * share + (1 - 0.55 * share) * 235 * bend,
    y: 368 - 218 * (1 - Math.max(0, 1 - share) ** 1.35),
  };
}

const rounded = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

type Point = ReturnType<typeof pointAt>;

/** One edge of the path, from its beginning; in a bend the inner edge skips the points at which it would turn back. */
function edge(side: 1 | -1): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= POINTS; i += 1) {
    const share = i / POINTS;
    const [at, before, after] = [pointAt(share), pointAt(share - 0.01), pointAt(share + 0.01)];
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const half = (17 * (1 - 0.72 * share)) / Math.hypot(dx, dy);
    const point = { x: at.x - side * dy * half, y: at.y + side * dx * half };
    const last = points.at(-1);
    if (!last || (point.x - last.x) * dx + (point.y - last.y) * dy > 0) points.push(point);
  }
  return points;
}

/** The outline of the path, which is narrower the further away it is. */
export function pathOutline(): string {
  const points = [...edge(1), ...edge(-1).reverse()];
  return `M${points.map(rounded).join('L')}z`;
}

/** The stones of the way that was gone, one for each thing that came. */
export function stones(count: number, of: number): { x: number; y: number; r: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const share = i / (of - 1);
    return { ...pointAt(share), r: 3.6 - 1.6 * share };
  });
}
