import type { Assignment } from '@codivia/contract/api/assignments';
import {
  type ClassResults,
  type Mark,
  type MarkState,
  type PupilResults,
  stateOfMark,
} from '@codivia/contract/api/class-results';
import { addDays } from '@codivia/contract/text/local-days';

/** A mark with its assignment, and how it stands. */
export interface MarkedAssignment {
  assignment: Assignment;
  mark: Mark;
  state: MarkState;
}

type Read = Pick<ClassResults, 'assignments' | 'read_at'>;

/** Returns what each assignment is for a pupil, by its id; those that are not for the pupil are left out. */
export function marksById(
  { marks }: PupilResults,
  { assignments, read_at }: Read,
): Map<string, MarkedAssignment> {
  const byId = new Map(assignments.map((one) => [one.id, one]));
  const known = marks.flatMap((mark) => {
    const assignment = byId.get(mark.assignment_id);
    return assignment ? [{ assignment, mark, state: stateOfMark(mark, assignment, read_at) }] : [];
  });
  return new Map(known.map((one) => [one.assignment.id, one]));
}

/** Sums of a pupil's marks and weeks. What was due before they joined counts once it is done. */
export interface Totals {
  of: number;
  done: number;
  on_time: number;
  tries: number;
  minutes: number;
  lessons: number;
}

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

/** Returns the sums of a pupil. */
export function totalsOf(pupil: PupilResults, read: Read): Totals {
  const counted = [...marksById(pupil, read).values()].filter(({ state }) => state !== 'excused');
  const done = counted.filter(({ mark }) => mark.done_at !== null);
  return {
    of: counted.length,
    done: done.length,
    on_time: done.filter(({ mark }) => mark.on_time).length,
    tries: sum(counted.map(({ mark }) => mark.tries)),
    minutes: sum(pupil.minutes),
    lessons: sum(pupil.lessons),
  };
}

/** Returns the active minutes of each week per pupil who was in the class by its end, and all completed lessons. */
export function weeksOfClass({ pupils, weeks }: Pick<ClassResults, 'pupils' | 'weeks'>) {
  const minutes = weeks.map((week, i) => {
    const present = pupils.filter(({ joined_at }) => joined_at < addDays(week, 7));
    const all = sum(present.map((one) => one.minutes[i] ?? 0));
    return present.length === 0 ? 0 : Math.round(all / present.length);
  });
  const lessons = weeks.map((_, i) => sum(pupils.map((one) => one.lessons[i] ?? 0)));
  return { minutes, lessons };
}
