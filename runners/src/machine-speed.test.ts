import { expect, test } from 'vitest';
import { Calibration, MAX_SLOWNESS, slowness } from './machine-speed.ts';

/** Makes a clock that advances by this number of milliseconds at each reading. */
function clockOf(step: number): () => number {
  let time = 0;
  return () => {
    time += step;
    return time;
  };
}

test.each([
  [0.5, 1],
  [2, 1],
  [5, 2.5],
  [500, MAX_SLOWNESS],
])('work that takes %d ms: limits are %d times as long', (step, expected) => {
  expect(slowness(clockOf(step))).toBe(expected);
});

test('is measured once, and again when it is in doubt', () => {
  const measures = [1, 3, 2];
  const calibration = new Calibration(() => measures.shift() ?? Number.NaN);
  expect([calibration.factor, calibration.factor]).toEqual([1, 1]);
  expect(calibration.again()).toBe(3);
  expect(calibration.factor).toBe(3);
  calibration.forget();
  expect(calibration.factor).toBe(2);
});

test('is not measured any more once it is fixed', () => {
  const calibration = new Calibration(() => 1);
  calibration.fix(4);
  calibration.forget();
  expect([calibration.factor, calibration.again()]).toEqual([4, 4]);
});
