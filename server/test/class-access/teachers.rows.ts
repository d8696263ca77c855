import * as teachers from '@codivia/contract/api/teachers';
import { MEMBERS, type Part } from './world.ts';

const FIELDS = { shown_as: 'M. Durand', school: 'Lycée des Exemples' };

export const teacherCalls: Part = {
  modules: [teachers],
  rows: [
    [teachers.readOwnTeacher, MEMBERS],
    [
      teachers.askToTeach,
      [401, 200, 200, 403, 403, 409, 409, 409, 200, 401, 401, 200, 200],
      {},
      { ...FIELDS, proof: 'durand@school.example' },
    ],
    [teachers.withdrawTeacherRequest, MEMBERS],
    [
      teachers.updateTeacher,
      [401, 403, 403, 403, 403, 200, 200, 200, 403, 401, 401, 403, 403],
      {},
      FIELDS,
    ],
  ],
};
