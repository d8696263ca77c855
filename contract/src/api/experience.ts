/** XP that makes a level (docs/product.md#levels). */
export const XP_PER_LEVEL = 100;
/** XP at which a badge is earned (docs/product.md#badges). */
export const BADGE_THRESHOLDS = [50, 100, 200, 500, 1000, 2000, 5000] as const;
/** Lessons of the next goal, and of the day (docs/product.md#goals). */
export const NEXT_GOAL_LESSONS = 3;
export const DAILY_GOAL_LESSONS = 3;
/** The goals that follow once the next one is reached: completed lessons, and solved exercises. */
export const FURTHER_LESSON_GOALS = [10, 20, 35, 50] as const;
export const EXERCISE_GOALS = [10, 25, 50, 100, 200] as const;
/** Minutes of the daily goal, and the minutes that one completed lesson counts (docs/product.md#goals). */
export const DAILY_GOAL_MINUTES = 30;
export const MINUTES_PER_COMPLETED_LESSON = 15;
/** Courses in progress shown at most (docs/product.md#dashboard). */
export const COURSES_IN_PROGRESS_SHOWN = 3;

/** States of the trail (docs/product.md#trail), and the XP at which the last one is reached. */
const TRAIL_STATES = 40;
const TRAIL_LAST_XP = 5000;
/** XP of the first step of the trail, about a lesson; each later one is a little longer. */
const TRAIL_FIRST_STEP = 25;

/** XP at which each state of the trail begins, in multiples of 5. */
export const TRAIL_XP: readonly number[] = Array.from({ length: TRAIL_STATES }, (_, i) => {
  const steps = TRAIL_STATES - 1;
  const growth = (TRAIL_LAST_XP - TRAIL_FIRST_STEP * steps) / steps ** 2;
  return Math.round((TRAIL_FIRST_STEP * i + growth * i ** 2) / 5) * 5;
});

/** The difficulty of an exercise, from 1, and the XP of solving it for the first time (docs/product.md#xp). */
export type ExerciseDifficulty = 1 | 2 | 3;
export const EXERCISE_XP: Record<ExerciseDifficulty, number> = { 1: 2, 2: 3, 3: 5 };

/** XP of solving a challenge for the first time, by its level (docs/product.md#challenges). */
export const CHALLENGE_XP: Record<ExerciseDifficulty, number> = { 1: 10, 2: 15, 3: 25 };

export type BadgeName = 'beginner' | 'intermediate' | 'advanced' | 'expert' | 'master';

type Rated = { kind: string; difficulty?: ExerciseDifficulty; task?: string | { type: string } };

/**
 * Returns the difficulty of an exercise: an open project is hard, a question easy, and any other medium, unless it
 * states its own.
 */
export function difficultyOf({ kind, difficulty, task }: Rated): ExerciseDifficulty {
  if (difficulty) return difficulty;
  if ((typeof task === 'object' ? task.type : task) === 'open') return 3;
  return kind === 'quiz' || kind === 'explore' ? 1 : 2;
}

/** XP of an exercise (docs/product.md#xp). */
export function exerciseXp(exercise: Rated): number {
  return EXERCISE_XP[difficultyOf(exercise)];
}

/** Level reached with `xp` points: the first level is 1. */
export function levelOf(xp: number): number {
  return Math.floor(xp / XP_PER_LEVEL) + 1;
}

/** Points gained inside the current level, from 0 to 99. */
export function xpWithinLevel(xp: number): number {
  return xp % XP_PER_LEVEL;
}

/** Name of the badge level at `xp` points: below 100 beginner, 500 intermediate, 1000 advanced, 2000 expert. */
export function badgeNameOf(xp: number): BadgeName {
  if (xp < 100) return 'beginner';
  if (xp < 500) return 'intermediate';
  if (xp < 1000) return 'advanced';
  if (xp < 2000) return 'expert';
  return 'master';
}

/** Thresholds already reached at `xp` points, lowest first. */
export function earnedBadges(xp: number): number[] {
  return BADGE_THRESHOLDS.filter((threshold) => xp >= threshold);
}

/** The next threshold above `xp` points, or null when all are reached. */
export function nextBadgeThreshold(xp: number): number | null {
  return BADGE_THRESHOLDS.find((threshold) => xp < threshold) ?? null;
}

/** The state of the trail at `xp` points, from 1 to 40. */
export function trailState(xp: number): number {
  return Math.max(1, TRAIL_XP.filter((bound) => xp >= bound).length);
}

/** Missing XP until the next new thing of the trail; null if all are there. */
export function xpToNextTrailState(xp: number): number | null {
  const next = TRAIL_XP.find((bound) => bound > xp);
  return next === undefined ? null : next - xp;
}

/** Completed lessons that count for the next goal, from 0 to 3. */
export function nextGoalProgress(completedLessons: number): number {
  return Math.min(completedLessons, NEXT_GOAL_LESSONS);
}

/** The first of these goals that is not reached yet, else the last. */
export function goalAfter(goals: readonly [number, ...number[]], done: number): number {
  return goals.find((goal) => done < goal) ?? Math.max(...goals);
}

/** Minutes that count for today's goal, from 0 to 30. */
export function dailyGoalMinutes(lessonsCompletedToday: number): number {
  return Math.min(lessonsCompletedToday * MINUTES_PER_COMPLETED_LESSON, DAILY_GOAL_MINUTES);
}

/** Share of a course that is complete, in whole per cent; 0 for a course without lessons. */
export function courseProgress(completedLessons: number, totalLessons: number): number {
  return totalLessons === 0 ? 0 : Math.round((completedLessons / totalLessons) * 100);
}
