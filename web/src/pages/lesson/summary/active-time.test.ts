import { expect, test } from 'vitest';
import { createActiveTime } from './active-time.ts';

const MINUTE = 60_000;

test('counts the time between signs of the learner', () => {
  const time = createActiveTime(0);
  expect(time.minutes(MINUTE - 1)).toBeNull();
  for (let minute = 1; minute <= 5; minute++) time.note(minute * MINUTE);
  expect(time.minutes(5 * MINUTE)).toBe(5);
});

test('a long absence counts as two minutes', () => {
  const time = createActiveTime(0);
  time.note(MINUTE);
  time.note(60 * MINUTE);
  expect(time.minutes(60 * MINUTE)).toBe(3);
});

test('a page that is not looked at counts nothing', () => {
  const time = createActiveTime(0);
  time.pause(MINUTE);
  expect(time.minutes(60 * MINUTE)).toBe(1);
  time.note(60 * MINUTE);
  time.note(61 * MINUTE);
  expect(time.minutes(61 * MINUTE)).toBe(2);
});

test('a clock that is set back takes nothing away', () => {
  const time = createActiveTime(10 * MINUTE);
  time.note(5 * MINUTE);
  time.note(6 * MINUTE);
  expect(time.minutes(6 * MINUTE)).toBe(1);
});
