import { expect, it } from 'vitest';
import { completedOn } from './completed-on.ts';

/** A lesson completed at a moment of the reader's own clock. */
function at(...moment: [year: number, month: number, day: number, hours: number, minutes: number]) {
  return { completed_at: new Date(...moment).toISOString() };
}

const LESSONS = [
  at(2026, 10, 19, 23, 59),
  at(2026, 10, 20, 0, 0),
  at(2026, 10, 20, 23, 59),
  at(2026, 10, 21, 0, 0),
  at(2025, 10, 20, 12, 0),
];

it('counts the lessons of the day, from midnight to midnight of the reader', () => {
  expect(completedOn(new Date(2026, 10, 20, 8, 30), LESSONS)).toBe(2);
});

it('counts none on a day without', () => {
  expect(completedOn(new Date(2026, 10, 22, 8, 30), LESSONS)).toBe(0);
});
