import {
  type LessonCell,
  type LessonRow,
  STUCK_MINUTES,
  stateOfCell,
} from '@codivia/contract/api/class-lessons';
import { DEMO_LESSON } from './demo-lesson.ts';

const QUIET_MS = (STUCK_MINUTES + 1) * 60_000;

/** The progress of a pupil in the lesson, exercise by exercise. */
export interface Work {
  online: boolean;
  done: readonly { tries: number; passed: boolean; quiet: boolean }[];
}

/**
 * Reads how far somebody is: for each exercise the tries until it was solved (`2`), wrong ones so far (`t3`), or `q` for
 * a step without a sign for long. `off` in front: the page is not open.
 */
export function readWork(text: string): Work {
  const words = text.split(' ').filter(Boolean);
  const done = words.filter((word) => word !== 'off');
  return {
    online: !words.includes('off'),
    done: done.map((word) => ({
      tries: Number(word.replace(/\D/g, '')),
      passed: /^\d/.test(word),
      quiet: word.startsWith('q'),
    })),
  };
}

/** The index of the exercise at which somebody is; the number of exercises once all are solved. */
function placeIn({ done }: Work): number {
  const open = done.findIndex(({ passed }) => !passed);
  return open < 0 ? done.length : open;
}

/** Tells whether somebody has solved every exercise. */
export const isCompleted = (work: Work): boolean => placeIn(work) === DEMO_LESSON.exercises.length;

/** Returns the cell of one exercise. */
export function cellOf(work: Work, index: number, now: number): LessonCell {
  const { tries = 0, passed = false, quiet = false } = work.done[index] ?? {};
  const isOpen = work.online && index === placeIn(work);
  const lastSign = isOpen ? now - (quiet ? QUIET_MS : 0) : null;
  const state = stateOfCell({ tries, passed, begun: tries > 0, lastSign }, now);
  return { exercise_id: DEMO_LESSON.exercises[index]?.id ?? '', state, tries };
}

/** Returns the row of one pupil in the lesson view. */
export function rowOf(member: { id: string; name: string }, work: Work, now: number): LessonRow {
  const place = placeIn(work);
  const step = DEMO_LESSON.exercises[place]?.step ?? DEMO_LESSON.steps + 1;
  return {
    member_id: member.id,
    name: member.name,
    online: work.online,
    step: work.online ? step : null,
    quiet: work.online && (work.done[place]?.quiet ?? false),
    completed: isCompleted(work),
    cells: DEMO_LESSON.exercises.map((_, index) => cellOf(work, index, now)),
  };
}
