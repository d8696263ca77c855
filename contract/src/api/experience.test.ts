import { describe, expect, test } from 'vitest';
import {
  BADGE_THRESHOLDS,
  badgeNameOf,
  COURSES_IN_PROGRESS_SHOWN,
  courseProgress,
  DAILY_GOAL_LESSONS,
  DAILY_GOAL_MINUTES,
  dailyGoalMinutes,
  EXERCISE_GOALS,
  earnedBadges,
  exerciseXp,
  goalAfter,
  levelOf,
  MINUTES_PER_COMPLETED_LESSON,
  NEXT_GOAL_LESSONS,
  nextBadgeThreshold,
  nextGoalProgress,
  TRAIL_XP,
  trailState,
  XP_PER_LEVEL,
  xpToNextTrailState,
  xpWithinLevel,
} from './experience.ts';

test('the figures are those of docs/product.md#progress', () => {
  expect(XP_PER_LEVEL).toBe(100);
  expect(BADGE_THRESHOLDS).toEqual([50, 100, 200, 500, 1000, 2000, 5000]);
  expect(NEXT_GOAL_LESSONS).toBe(3);
  expect(DAILY_GOAL_LESSONS).toBe(3);
  expect(DAILY_GOAL_MINUTES).toBe(30);
  expect(MINUTES_PER_COMPLETED_LESSON).toBe(15);
  expect(COURSES_IN_PROGRESS_SHOWN).toBe(3);
});

test('the trail has 40 states, at first one for each lesson, and later slower', () => {
  expect(TRAIL_XP).toHaveLength(40);
  expect(TRAIL_XP.slice(0, 6)).toEqual([0, 30, 60, 100, 140, 190]);
  expect(TRAIL_XP.at(-1)).toBe(5000);
  const steps = TRAIL_XP.slice(1).map((xp, i) => xp - (TRAIL_XP[i] ?? 0));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

test.each([
  [0, 1, 30],
  [29, 1, 1],
  [30, 2, 30],
  [59, 2, 1],
  [60, 3, 40],
  [4999, 39, 1],
  [5000, 40, null],
  [99_999, 40, null],
])('%i XP is state %i of the trail, with %s XP to the next', (xp, state, missing) => {
  expect(trailState(xp)).toBe(state);
  expect(xpToNextTrailState(xp)).toBe(missing);
});

test.each([
  [0, 1, 0],
  [1, 1, 1],
  [99, 1, 99],
  [100, 2, 0],
  [101, 2, 1],
  [199, 2, 99],
  [200, 3, 0],
  [999, 10, 99],
  [1000, 11, 0],
  [12_345, 124, 45],
])('%i XP is level %i with %i points in it', (xp, level, within) => {
  expect(levelOf(xp)).toBe(level);
  expect(xpWithinLevel(xp)).toBe(within);
});

test.each([
  [0, 'beginner'],
  [99, 'beginner'],
  [100, 'intermediate'],
  [499, 'intermediate'],
  [500, 'advanced'],
  [999, 'advanced'],
  [1000, 'expert'],
  [1999, 'expert'],
  [2000, 'master'],
  [1_000_000, 'master'],
] as const)('%i XP is called %s', (xp, name) => {
  expect(badgeNameOf(xp)).toBe(name);
});

describe.each(BADGE_THRESHOLDS.map((threshold, i) => [threshold, i] as const))(
  'the badge at %i XP',
  (threshold, i) => {
    test('is next one point before', () => {
      expect(earnedBadges(threshold - 1)).toEqual(BADGE_THRESHOLDS.slice(0, i));
      expect(nextBadgeThreshold(threshold - 1)).toBe(threshold);
    });

    test('is earned at that point, and the following one is next', () => {
      expect(earnedBadges(threshold)).toEqual(BADGE_THRESHOLDS.slice(0, i + 1));
      expect(nextBadgeThreshold(threshold)).toBe(BADGE_THRESHOLDS[i + 1] ?? null);
    });
  },
);

test('nothing is earned without XP', () => {
  expect(earnedBadges(0)).toEqual([]);
  expect(nextBadgeThreshold(0)).toBe(50);
});

test.each([
  [{ kind: 'python' }, 3],
  [{ kind: 'quiz' }, 2],
  [{ kind: 'python', difficulty: 1 }, 2],
  [{ kind: 'web', difficulty: 2 }, 3],
  [{ kind: 'p5', difficulty: 3 }, 5],
  [{ kind: 'quiz', difficulty: 3 }, 5],
] as const)('%j gives %i XP', (exercise, xp) => {
  expect(exerciseXp(exercise)).toBe(xp);
});

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 3],
])('%i completed lessons count %i for the next goal', (lessons, counted) => {
  expect(nextGoalProgress(lessons)).toBe(counted);
});

test.each([
  [0, 10],
  [9, 10],
  [10, 25],
  [199, 200],
  [200, 200],
  [1000, 200],
])('after %i solved exercises the goal is %i', (done, goal) => {
  expect(goalAfter(EXERCISE_GOALS, done)).toBe(goal);
});

test.each([
  [0, 0],
  [1, 15],
  [2, 30],
  [3, 30],
  [10, 30],
])('%i lessons today count %i minutes', (lessons, minutes) => {
  expect(dailyGoalMinutes(lessons)).toBe(minutes);
});

test.each([
  [0, 0, 0],
  [0, 10, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 200, 1],
  [10, 10, 100],
])('%i of %i lessons is %i %%', (completed, total, progress) => {
  expect(courseProgress(completed, total)).toBe(progress);
});
