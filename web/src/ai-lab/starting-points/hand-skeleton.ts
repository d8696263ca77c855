type Vector = readonly [x: number, y: number, z: number];

/**
 * A right hand whose palm looks at the camera, in lengths of its palm from the wrist: to the right, up, and away from
 * the camera. The lengths are those of an ordinary hand; no photo was at hand for most gestures.
 */
const FINGERS = [
  { knuckle: [0.27, 0.95, 0], aside: 0.16, bones: [0.46, 0.28, 0.22] },
  { knuckle: [0.06, 1, 0], aside: 0.03, bones: [0.52, 0.32, 0.23] },
  { knuckle: [-0.13, 0.93, 0], aside: -0.1, bones: [0.47, 0.3, 0.23] },
  { knuckle: [-0.3, 0.82, 0], aside: -0.24, bones: [0.36, 0.22, 0.2] },
] as const;

const THUMB_ROOT: Vector = [0.3, 0.25, -0.05];
const THUMB_BONES = [0.42, 0.36, 0.3] as const;
/** The directions of the bones of a thumb that stands aside, and of one that lies over bent fingers. */
const THUMB_ASIDE: readonly Vector[] = [
  [0.75, 0.6, -0.2],
  [0.6, 0.78, -0.1],
  [0.55, 0.83, 0],
];
const THUMB_OVER: readonly Vector[] = [
  [0.4, 0.75, -0.5],
  [-0.35, 0.7, -0.6],
  [-0.75, 0.4, -0.5],
];

/** The angles by which a finger bends at its three joints when it is bent all the way. */
const BENT = [1.4, 1.75, 1.1] as const;

/** The bend of each finger, from 0 to 1, from the thumb on; and the spread of the stretched ones, 1 as usual. */
export interface Pose {
  bent: readonly [number, number, number, number, number];
  spread: number;
}

const plus = (a: Vector, b: Vector, length: number): Vector => [
  a[0] + b[0] * length,
  a[1] + b[1] * length,
  a[2] + b[2] * length,
];

/** The points along bones that begin at a root and lead in these directions. */
function chain(root: Vector, directions: readonly Vector[], bones: readonly number[]): Vector[] {
  const points = [root];
  for (const [i, direction] of directions.entries()) {
    const size = Math.hypot(...direction);
    points.push(plus(points[i] ?? root, direction, (bones[i] ?? 0) / size));
  }
  return points;
}

function thumbPoints(bent: number): Vector[] {
  const directions = THUMB_ASIDE.map((aside, i): Vector => {
    const over = THUMB_OVER[i] ?? aside;
    const between = (axis: 0 | 1 | 2) => aside[axis] * (1 - bent) + over[axis] * bent;
    return [between(0), between(1), between(2)];
  });
  return chain(THUMB_ROOT, directions, THUMB_BONES);
}

/** The 21 points of a hand in a pose, in the order of the hand finder: wrist, thumb, fingers from their knuckles. */
export function posedHand({ bent: [thumb, ...fingers], spread }: Pose): Vector[] {
  const points: Vector[] = [[0, 0, 0], ...thumbPoints(thumb)];
  for (const [i, { knuckle, aside, bones }] of FINGERS.entries()) {
    const bent = fingers[i] ?? 0;
    const [x, y] = [Math.sin(aside * spread), Math.cos(aside * spread)];
    let angle = 0;
    const directions = BENT.map((most): Vector => {
      angle += most * bent;
      return [x * Math.cos(angle), y * Math.cos(angle), -Math.sin(angle)];
    });
    points.push(...chain(knuckle, directions, bones));
  }
  return points;
}
