import { expect, it } from 'vitest';
import { addDays, isTimeZone, localDayIn, weekOf } from '../text/local-days.ts';
import { weeklyPlan } from './weekly-plan.ts';

const MONDAY = '2026-11-23';
const active = (...days: number[]) =>
  new Map(days.map((offset) => [addDays(MONDAY, offset), 5] as const));

it('knows the week of a day, from Monday to Sunday, across months and years', () => {
  expect(weekOf('2026-11-29')).toEqual(weekOf(MONDAY));
  expect(weekOf('2027-01-01')[0]).toBe('2026-12-28');
  expect(weekOf('2027-01-01')[6]).toBe('2027-01-03');
});

it('knows the day of a moment in a time zone, in summer and in winter', () => {
  const paris = localDayIn('Europe/Paris');
  expect(paris(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02');
  expect(paris(new Date('2026-12-01T22:30:00Z'))).toBe('2026-12-01');
  expect(localDayIn('America/Los_Angeles')(new Date('2026-12-01T02:00:00Z'))).toBe('2026-11-30');
  expect(['Europe/Paris', 'UTC', 'Nowhere/Land', ' '].map(isTimeZone)).toEqual([
    ...[true, true, false, false],
  ]);
});

it('reaches the week with as many active days as planned, whichever they are', () => {
  expect(weeklyPlan(active(0, 2), addDays(MONDAY, 2), 3)).toMatchObject({
    active_days: 2,
    reached: false,
  });
  expect(weeklyPlan(active(0, 2, 6), addDays(MONDAY, 6), 3)).toMatchObject({ reached: true });
  expect(weeklyPlan(active(0, 1, 2), MONDAY, null)).toMatchObject({ reached: false });
});

it('counts the weeks that were reached, and forgives the others', () => {
  const days = active(0, 1, -7, -14, -20, -21);
  expect(weeklyPlan(days, addDays(MONDAY, 1), 2).weeks_reached).toBe(2);
  expect(weeklyPlan(days, addDays(MONDAY, 1), 1).weeks_reached).toBe(4);
  expect(weeklyPlan(new Map(), MONDAY, 1).weeks_reached).toBe(0);
});
