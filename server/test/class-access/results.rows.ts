import * as results from '@codivia/contract/api/class-results';
import { type Part, TEACHERS } from './world.ts';

const ID = { id: 'class' };
const LESSON = { lesson_id: 'loops-for' };

export const resultCalls: Part = {
  modules: [results],
  rows: [
    [results.readClassResults, TEACHERS, ID],
    [results.exportClassResults, TEACHERS, ID],
    [results.readClassMistakes, TEACHERS, ID, undefined, LESSON],
    [results.readPupilSheet, TEACHERS, { ...ID, member_id: 'pupil' }],
  ],
};
