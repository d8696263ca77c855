import type { HandPoint } from '../../models/hand-features.ts';

/** The gestures that are found without a model. */
export type PlainGesture = 'open' | 'fist' | 'point' | 'victory';

/** The middle joint and the tip of each finger, from the index finger on. */
const FINGERS = [
  [6, 8],
  [10, 12],
  [14, 16],
  [18, 20],
] as const;

/** The gestures by their stretched fingers, from the index finger on. */
const GESTURES: Record<string, PlainGesture> = {
  '1111': 'open',
  '0000': 'fist',
  '1000': 'point',
  '1100': 'victory',
};

/** Returns the gesture of a hand by its stretched fingers, the thumb left out; null for any other. */
export function plainGesture(points: readonly HandPoint[]): PlainGesture | null {
  const [wristX, wristY] = points[0] ?? [0, 0];
  const away = (i: number) => {
    const [x, y] = points[i] ?? [0, 0];
    return Math.hypot(x - wristX, y - wristY);
  };
  // The tip of a bent finger comes back towards the wrist.
  const stretched = FINGERS.map(([joint, tip]) => (away(tip) > away(joint) * 1.1 ? 1 : 0));
  return GESTURES[stretched.join('')] ?? null;
}
