import { addDays, weekOf } from '@codivia/contract/text/local-days';

/** How the lessons of a course are spread over weeks. Days and times are the class's own. */
export type TermPlan = {
  /** The first day on which a lesson may open: `2026-12-07`. */
  from: string;
  /** The day of the week on which lessons open: 0 is Monday. */
  weekday: number;
  /** The time at which they open: `08:00`. */
  time: string;
  /** Lessons that open together. */
  per_week: number;
  /** Weeks with class from opening to the due date; 0 for none. */
  due_after: number;
  /** The days on which nothing opens, such as those in holidays. */
  skipped: ReadonlySet<string>;
};

/** A week of the plan: the day on which its lessons open, and these lessons; none in a week that is skipped. */
export type PlannedWeek<Lesson> = {
  day: string;
  lessons: readonly Lesson[];
  opens_local: string;
  due_local?: string;
};

/** Weeks that are skipped one after another at most; more would hide the lessons that are left. */
const SKIPPED_MAX = 52;

/** The day on which the lessons of a day are due: weeks that are skipped do not count. */
function dueDay(opened: string, { due_after, skipped }: TermPlan): string {
  let day = opened;
  let left = due_after;
  for (let weeks = 0; left > 0 && weeks < SKIPPED_MAX; weeks += 1) {
    day = addDays(day, 7);
    if (!skipped.has(day)) left -= 1;
  }
  return day;
}

/** Spreads lessons, in their order, over the weeks of a plan; skipped weeks are among them, with no lessons. */
export function planWeeks<Lesson>(
  lessons: readonly Lesson[],
  plan: TermPlan,
): PlannedWeek<Lesson>[] {
  const weeks: PlannedWeek<Lesson>[] = [];
  const inFirstWeek = weekOf(plan.from)[plan.weekday] ?? plan.from;
  let day = inFirstWeek < plan.from ? addDays(inFirstWeek, 7) : inFirstWeek;
  let given = 0;
  const last = lessons.length + SKIPPED_MAX;
  while (given < lessons.length && weeks.length < last) {
    const isSkipped = plan.skipped.has(day);
    const next = isSkipped ? [] : lessons.slice(given, given + plan.per_week);
    given += next.length;
    weeks.push({
      day,
      lessons: next,
      opens_local: `${day}T${plan.time}`,
      ...(plan.due_after > 0 ? { due_local: `${dueDay(day, plan)}T${plan.time}` } : {}),
    });
    day = addDays(day, 7);
  }
  return weeks;
}
