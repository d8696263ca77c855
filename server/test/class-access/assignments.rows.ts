import * as assignments from '@codivia/contract/api/assignments';
import { assign } from '../assignment-calls.ts';
import { createCourseOf } from '../course-factories.ts';
import { MEMBERS, type Part, type Statuses, TEACHERS } from './world.ts';

const ID = { id: 'class' };
const ASSIGNMENT = { ...ID, assignment_id: 'assignment' };
const PLAN = { opens_local: '2026-12-07T08:00' };
/** The co-teacher changes what the teacher has changed before. */
const CHANGED: Statuses = [401, 404, 404, 404, 404, 200, 404, 409, 404, 401, 401, 404, 404];

export const assignmentCalls: Part = {
  modules: [assignments],
  rows: [
    [assignments.listAssignments, TEACHERS, ID],
    [
      assignments.createAssignments,
      TEACHERS,
      ID,
      ({ ids }) => ({ assignments: [{ kind: 'lesson', lesson_id: ids.lesson, ...PLAN }] }),
    ],
    [assignments.changeAssignment, CHANGED, ASSIGNMENT, { ...PLAN, revision: 1 }],
    [assignments.removeAssignment, TEACHERS, ASSIGNMENT],
    [assignments.listToDo, MEMBERS],
  ],
  async prepare({ server, ids, schoolClass }) {
    const { lessons } = await createCourseOf(server, 1);
    const lesson_id = lessons[0]?.id ?? '';
    const { id } = await assign(server, schoolClass.id, { lesson_id });
    Object.assign(ids, { lesson: lesson_id, assignment: id });
  },
};
