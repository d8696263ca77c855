import { expect, test } from 'vitest';
import { PHOTO_HANDS } from '../../models/photo-hands.ts';
import { plainGesture } from './plain-gesture.ts';
import { sketchHand } from './sketch-hand.ts';

const { point, fist, victory } = PHOTO_HANDS;

test('the hands of photos are recognised without a model, mirrored and turned too', () => {
  expect(plainGesture(point)).toBe('point');
  expect(plainGesture(fist)).toBe('fist');
  expect(plainGesture(victory)).toBe('victory');
  expect(plainGesture(point.map(([x, y, z]) => [1 - x, y, z]))).toBe('point');
  expect(plainGesture(point.map(([x, y, z]) => [y, x, z]))).toBe('point');
});

test('a hand that is not like any gesture has none', () => {
  const little = point.map((one, i) => (i === 20 ? ([0.6, 0.1, 0] as const) : one));
  expect(plainGesture(little)).toBeNull();
});

test('a sketch has the palm in its own places, and the last one when the hand is gone', () => {
  const size = { width: 200, height: 400 };
  const { hand, show } = sketchHand(() => size);
  expect({ ...hand }).toEqual({ seen: false, x: 100, y: 200, gesture: null, points: [] });
  const points = Array.from({ length: 21 }, () => [0.25, 0.75, 0] as const);
  show({ points, gesture: 'open' });
  expect({ ...hand }).toEqual({ seen: true, x: 50, y: 300, gesture: 'open', points });
  size.width = 400;
  expect(hand.x).toBe(100);
  show(null);
  expect({ ...hand }).toEqual({ seen: false, x: 100, y: 300, gesture: null, points: [] });
});
