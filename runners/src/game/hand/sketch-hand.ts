import type { HandPoint } from '../../models/hand-features.ts';
import type { SeenHand } from '../../preview/messages.ts';

/** The wrist, and the knuckles at both sides of the palm: their middle stays where it is when fingers move. */
const PALM = [0, 5, 17];
const MIDDLE = { x: 0.5, y: 0.5 };

/** The hand as sketches know it. */
export interface SketchHand {
  readonly seen: boolean;
  /** Its palm in the sketch: the last place while it is not seen, and the middle before it was. */
  readonly x: number;
  readonly y: number;
  readonly gesture: string | null;
  /** Its 21 points, to the right and down in parts of the camera's picture, and depth, as models take them. */
  readonly points: readonly HandPoint[];
}

function palmOf(points: readonly HandPoint[]): typeof MIDDLE {
  const palm = PALM.map((i) => points[i] ?? [0, 0, 0]);
  const middle = (axis: 0 | 1) => palm.reduce((sum, point) => sum + point[axis], 0) / palm.length;
  return { x: middle(0), y: middle(1) };
}

/**
 * Makes the hand that a sketch reads, unseen at first, and the function that changes what is seen.
 *
 * @param sketch returns the size of the sketch
 */
export function sketchHand(sketch: () => { width: number; height: number }): {
  hand: SketchHand;
  show: (seen: SeenHand | null) => void;
} {
  let now: SeenHand | null = null;
  let place = MIDDLE;
  const hand = {
    get seen() {
      return now !== null;
    },
    get x() {
      return place.x * sketch().width;
    },
    get y() {
      return place.y * sketch().height;
    },
    get gesture() {
      return now?.gesture ?? null;
    },
    get points() {
      return now?.points ?? [];
    },
  };
  return {
    hand,
    show(seen) {
      now = seen;
      if (seen) place = palmOf(seen.points);
    },
  };
}

/** The same for a saved page, where no camera is: a hand that is never seen, in the middle of the sketch. */
export const UNSEEN_HAND = `<script>
window.hand = { seen: false, gesture: null, points: [], get x() { return width / 2; }, get y() { return height / 2; } };
</script>
`;
