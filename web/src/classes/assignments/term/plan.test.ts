import { expect, it } from 'vitest';
import { planWeeks, type TermPlan } from './plan.ts';

const PLAN: TermPlan = {
  from: '2026-12-08',
  weekday: 0,
  time: '08:00',
  per_week: 1,
  due_after: 1,
  skipped: new Set(),
};

it('begins on the first such weekday that is not before the start', () => {
  expect(planWeeks(['a'], PLAN)[0]).toEqual({
    day: '2026-12-14',
    lessons: ['a'],
    opens_local: '2026-12-14T08:00',
    due_local: '2026-12-21T08:00',
  });
  expect(planWeeks(['a'], { ...PLAN, weekday: 1 })[0]?.day).toBe('2026-12-08');
  expect(planWeeks(['a'], { ...PLAN, weekday: 6 })[0]?.day).toBe('2026-12-13');
});

it('gives several lessons a week, and leaves the weeks out that are skipped', () => {
  const skipped = new Set(['2026-12-21', '2026-12-28']);
  const weeks = planWeeks(['a', 'b', 'c', 'd', 'e'], { ...PLAN, per_week: 2, skipped });
  expect(weeks.map(({ day, lessons }) => [day, lessons.join('')])).toEqual([
    ['2026-12-14', 'ab'],
    ['2026-12-21', ''],
    ['2026-12-28', ''],
    ['2027-01-04', 'cd'],
    ['2027-01-11', 'e'],
  ]);
});

it('sets the due date to a day with class', () => {
  const skipped = new Set(['2026-12-21', '2026-12-28']);
  expect(planWeeks(['a'], { ...PLAN, skipped })[0]?.due_local).toBe('2027-01-04T08:00');
  expect(planWeeks(['a'], { ...PLAN, skipped, due_after: 2 })[0]?.due_local).toBe(
    '2027-01-11T08:00',
  );
});

it('keeps the time of day over a change of the clock, and needs no due date', () => {
  const weeks = planWeeks(['a', 'b'], { ...PLAN, from: '2027-03-22', due_after: 0 });
  expect(weeks.map(({ opens_local }) => opens_local)).toEqual([
    '2027-03-22T08:00',
    '2027-03-29T08:00',
  ]);
  expect(weeks[0]).not.toHaveProperty('due_local');
});
