import { addDays, localDayIn } from '@codivia/contract/text/local-days';
import type { TermPlan } from './plan.ts';

/** Lessons a week, and weeks until the due date, to choose from. */
export const PER_WEEK = ['1', '2', '3'] as const;
export const DUE_AFTER = ['0', '1', '2', '3'] as const;

/** The days of a week, by their number from Monday, with a day of the calendar that is one. */
export const WEEKDAYS = Array.from({ length: 7 }, (_, weekday) => ({
  weekday,
  day: addDays('2026-11-30', weekday),
}));

/** The plan to begin with: one lesson a week, on this day of the week, from tomorrow on. */
export function newPlan(timeZone: string, now = new Date()): TermPlan {
  const from = addDays(localDayIn(timeZone)(now), 1);
  const weekday = (new Date(from).getUTCDay() + 6) % 7;
  return { from, weekday, time: '08:00', per_week: 1, due_after: 1, skipped: new Set() };
}

/** Tells whether the plan has a day and a time. */
export function isPlanned({ from, time }: TermPlan): boolean {
  return from !== '' && time !== '';
}
