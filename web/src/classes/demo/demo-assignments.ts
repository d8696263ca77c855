import {
  type Assignment,
  changeAssignment,
  listAssignments,
  removeAssignment,
} from '@codivia/contract/api/assignments';
import { type DemoAnswer, notHere, on } from './demo-answers-of.ts';
import { countedAssignments } from './demo-marks.ts';
import { at, type DemoState } from './demo-state.ts';

const GONE = {
  en: 'This assignment is no longer there.',
  fr: 'Ce travail n’est plus là.',
};

/** Returns the answers about what the class has to do. */
export function assignmentAnswers(demo: DemoState): DemoAnswer[] {
  function change(id: string, changes: Partial<Assignment>): Assignment {
    demo.assignments = demo.assignments
      .map((one) => (one.id === id ? { ...one, ...changes, revision: one.revision + 1 } : one))
      .sort((one, other) => one.opens_at.localeCompare(other.opens_at));
    const changed = countedAssignments(demo).find((one) => one.id === id);
    if (!changed) throw notHere(GONE, 404);
    return changed;
  }
  return [
    on(listAssignments, () => ({
      time_zone: demo.taught.time_zone,
      licence: null,
      assignments: countedAssignments(demo),
    })),
    on(changeAssignment, ({ params, body }) => {
      const { opens_local, due_local, member_ids = [] } = body;
      const { time_zone } = demo.taught;
      return change(params.assignment_id, {
        opens_local,
        opens_at: at(opens_local, time_zone),
        due_local: due_local ?? null,
        due_at: due_local === undefined ? null : at(due_local, time_zone),
        for_all: member_ids.length === 0,
        member_ids,
      });
    }),
    on(removeAssignment, ({ params }) => {
      demo.assignments = demo.assignments.filter(({ id }) => id !== params.assignment_id);
      return { message: { en: 'It is removed.', fr: 'C’est retiré.' } };
    }),
  ];
}
