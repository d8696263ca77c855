import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterLimit } from './awake-limit.ts';
import { Calibration } from './machine-speed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Makes a limit of a second on a machine that is as slow as these measurements, one after the other. */
function limitOf(...measures: number[]) {
  const over = vi.fn();
  const speed = new Calibration(() => measures.shift() ?? 1);
  afterLimit(1000, over, speed);
  return over;
}

test('a limit is as it was on a machine that is not slow, and longer on one that is', () => {
  const usual = limitOf(1, 1);
  const slow = limitOf(3, 3);
  vi.advanceTimersByTime(1250);
  expect([usual.mock.calls.length, slow.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(2000);
  expect(slow).toHaveBeenCalledOnce();
});

test('is measured again when it is reached: what is slow at that moment gets more time', () => {
  const over = limitOf(1, 2, 2);
  vi.advanceTimersByTime(1500);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(750);
  expect(over).toHaveBeenCalledOnce();
});

test('time in the background does not count', () => {
  const page = { visibilityState: 'hidden' };
  vi.stubGlobal('document', page);
  const over = limitOf(1, 1);
  vi.advanceTimersByTime(60_000);
  page.visibilityState = 'visible';
  vi.advanceTimersByTime(750);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(over).toHaveBeenCalledOnce();
});

test('time that the machine was suspended does not count', () => {
  const over = limitOf(1, 1);
  // The clock continues while nothing runs.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(250);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(over).toHaveBeenCalledOnce();
});
