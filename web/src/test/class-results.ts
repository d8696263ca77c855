import type { ClassResults, Mark, PupilResults } from '@codivia/contract/api/class-results';
import { assignment } from './assignments.ts';

/** An invented mark: done in time, with two tries. */
export function mark(changes: Partial<Mark> = {}): Mark {
  return {
    assignment_id: 'a1',
    done_at: '2026-11-20T09:00:00.000Z',
    on_time: true,
    tries: 2,
    late_joiner: false,
    ...changes,
  };
}

/** An invented pupil with a mark, over two weeks. */
export function pupilResults(changes: Partial<PupilResults> = {}): PupilResults {
  return {
    id: 'lea',
    name: 'Léa',
    joined_at: '2026-09-01T08:00:00.000Z',
    marks: [mark()],
    minutes: [30, 12],
    lessons: [1, 0],
    ...changes,
  };
}

/** Invented results of a class: two assignments and two pupils, of whom one is late and has one thing less to do. */
export function classResults(changes: Partial<ClassResults> = {}): ClassResults {
  return {
    time_zone: 'Europe/Paris',
    read_at: '2026-11-30T10:00:00.000Z',
    weeks: ['2026-11-16', '2026-11-23'],
    assignments: [
      assignment({ due_at: '2026-11-23T17:00:00.000Z' }),
      assignment({
        id: 'a2',
        lesson_id: 'loops',
        title: { en: 'Loops', fr: 'Boucles' },
        due_at: null,
      }),
    ],
    pupils: [
      pupilResults({
        marks: [mark(), mark({ assignment_id: 'a2', done_at: null, on_time: false, tries: 0 })],
      }),
      pupilResults({
        id: 'tom',
        name: 'Tom',
        marks: [mark({ done_at: '2026-11-24T09:00:00.000Z', on_time: false, tries: 5 })],
        minutes: [0, 4],
        lessons: [0, 1],
      }),
    ],
    ...changes,
  };
}
