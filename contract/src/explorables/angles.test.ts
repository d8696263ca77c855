import { expect, test } from 'vitest';
import { angles, degreesAt, P5_ANGLES, radiansOf } from './angles.ts';

test('angles grow clockwise from the right, because y grows downwards', () => {
  expect([degreesAt(1, 0), degreesAt(0, 1), degreesAt(-1, 0), degreesAt(0, -1)]).toEqual([
    0, 90, 180, 270,
  ]);
});

test('the constants of p5 are where a hand can point, and have their values', () => {
  const values: Record<string, number> = {
    '0': 0,
    QUARTER_PI: Math.PI / 4,
    HALF_PI: Math.PI / 2,
    PI: Math.PI,
    'PI + HALF_PI': 1.5 * Math.PI,
    TWO_PI: 2 * Math.PI,
  };
  for (const [degrees, name] of Object.entries(P5_ANGLES)) {
    expect(angles.settle({}, { degrees: Number(degrees) })).toEqual({ degrees: Number(degrees) });
    expect(radiansOf(Number(degrees))).toBeCloseTo(values[name] ?? Number.NaN);
  }
});

test('a hand stays within one turn, and its start settles to itself', () => {
  expect(angles.settle({}, { degrees: 1e9 })).toEqual({ degrees: 360 });
  expect(angles.settle({}, { degrees: -3 })).toEqual({ degrees: 0 });
  const start = angles.start({ degrees: 47 });
  expect(start).toEqual({ degrees: 45 });
  expect(angles.settle({}, start)).toEqual(start);
});
