import type { Assignment, ClassAssignments } from '@codivia/contract/api/assignments';

/** An invented assignment of that class: a lesson that is open and due long after. */
export function assignment(changes: Partial<Assignment> = {}): Assignment {
  return {
    id: 'a1',
    kind: 'lesson',
    lesson_id: 'discovery-hello',
    exercise_id: null,
    challenge_id: null,
    title: { en: 'First words', fr: 'Premiers mots' },
    course_id: 'discovery',
    is_premium: false,
    gone: false,
    opens_at: '2026-01-05T07:00:00.000Z',
    due_at: '2999-01-12T07:00:00.000Z',
    opens_local: '2026-01-05T08:00',
    due_local: '2999-01-12T08:00',
    for_all: true,
    member_ids: [],
    of: 2,
    done: 1,
    on_time: 1,
    revision: 3,
    ...changes,
  };
}

/** What an invented class has to do; without a licence unless one is given. */
export function classAssignments(
  assignments: Assignment[] = [assignment()],
  changes: Partial<ClassAssignments> = {},
): ClassAssignments {
  return { time_zone: 'Europe/Paris', licence: null, assignments, ...changes };
}
