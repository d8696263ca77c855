/** A point of a hand, as the camera finds it: to the right, down and away from the camera. */
export type HandPoint = readonly [x: number, y: number, z: number];

/** The points of a hand from its wrist, in hand lengths, so that neither place nor distance to the camera count. */
export function handFeatures(points: readonly HandPoint[]): number[] {
  const [wristX, wristY, wristZ] = points[0] ?? [0, 0, 0];
  const moved = points.flatMap(([x, y, z]) => [x - wristX, y - wristY, z - wristZ]);
  let longest = 0;
  for (let i = 0; i < moved.length; i += 3) {
    const [x = 0, y = 0] = [moved[i], moved[i + 1]];
    longest = Math.max(longest, Math.sqrt(x * x + y * y));
  }
  return longest === 0 ? moved : moved.map((value) => value / longest);
}
