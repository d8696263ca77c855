import type { Assignment } from '@codivia/contract/api/assignments';
import type { Mark } from '@codivia/contract/api/class-results';
import type { ClassMember } from '@codivia/contract/api/classes';
import { DEMO_ASSIGNED, DEMO_LESSON } from './demo-lesson.ts';
import { type DemoState, presentIn } from './demo-state.ts';
import { isCompleted } from './demo-work.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Marks repeat after so many pupils and assignments. */
const PATTERN = 13;

/** A number that is always the same for a pupil and an assignment, and looks like chance. */
const chance = (one: number, other: number, of: number) => (one * 7 + other * 11 + 3) % of;

type Outcome = Pick<Mark, 'done_at' | 'tries'>;

/** The mark of a pupil in a lesson of the past weeks: two of thirteen did it late, one did not do it. */
function pastOutcome(pupil: number, week: number, { opens_at, due_at }: Assignment): Outcome {
  const kind = chance(pupil, week, PATTERN);
  const tries = 4 + chance(week, pupil, 9);
  if (kind === 0) return { done_at: null, tries: chance(week, pupil, 3) };
  const from = Date.parse(kind < 3 ? (due_at ?? opens_at) : opens_at);
  const hours = kind < 3 ? 20 * kind : 1 + 8 * chance(pupil + week, kind, 12);
  return { done_at: new Date(from + hours * HOUR_MS).toISOString(), tries };
}

function outcomeOf(demo: DemoState, member: ClassMember, assignment: Assignment): Outcome {
  const work = demo.work.get(member.id);
  if (assignment.lesson_id !== DEMO_LESSON.id) {
    const pupil = [...demo.work.keys()].indexOf(member.id);
    const isPast = work && Date.parse(assignment.due_at ?? '') < Date.now();
    if (!isPast) return { done_at: null, tries: 0 };
    return pastOutcome(
      pupil,
      DEMO_ASSIGNED.findIndex(({ id }) => id === assignment.lesson_id),
      assignment,
    );
  }
  const tries = (work?.done ?? []).reduce((sum, one) => sum + one.tries, 0);
  return { done_at: work && isCompleted(work) ? new Date().toISOString() : null, tries };
}

/** Returns the mark of a pupil for an assignment; null where it is not for the pupil. */
export function markOf(demo: DemoState, member: ClassMember, assignment: Assignment): Mark | null {
  const { id, due_at, for_all, member_ids } = assignment;
  if (!for_all && !member_ids.includes(member.id)) return null;
  const { done_at, tries } = outcomeOf(demo, member, assignment);
  return {
    assignment_id: id,
    done_at,
    tries,
    on_time: done_at !== null && (due_at === null || done_at <= due_at),
    late_joiner: due_at !== null && due_at < member.joined_at,
  };
}

/** Returns the assignments of the class, with how many have done each. */
export function countedAssignments(demo: DemoState): Assignment[] {
  const present = presentIn(demo);
  return demo.assignments.map((assignment) => {
    const marks = present.flatMap((member) => markOf(demo, member, assignment) ?? []);
    const done = marks.filter(({ done_at }) => done_at !== null);
    const on_time = done.filter((mark) => mark.on_time).length;
    return { ...assignment, of: marks.length, done: done.length, on_time };
  });
}
