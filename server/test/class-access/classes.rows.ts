import * as roster from '@codivia/contract/api/class-roster';
import * as signIn from '@codivia/contract/api/class-sign-in';
import * as classes from '@codivia/contract/api/classes';
import * as leaving from '@codivia/contract/api/leaving-school';
import { EVERYONE, MEMBERS, type Part, type Statuses, TEACHERS, WORDS } from './world.ts';

const FIELDS = {
  name: '4e B',
  school_year: '2026-2027',
  language: 'fr',
  time_zone: 'Europe/Paris',
};
const ID = { id: 'class' };
const MEMBER = { id: 'class', member_id: 'pupil' };
const CODE = { code: 'code' };

/** The statuses of teachers for what can be done once: the co-teacher calls after the teacher. */
const onceThen = (second: number): Statuses => [
  ...([401, 404, 404, 404, 404, 200, 404, second, 404, 401, 401, 404, 404] as const),
];
/** Teachers of the class cannot join it. */
const JOINING: Statuses = [401, 200, 409, 409, 200, 403, 200, 403, 200, 401, 401, 200, 200];

/** Class accounts, and nobody else; the other pupil has other words. */
const leaver = (other: number): Statuses => [
  ...([401, 403, 403, 200, other, 403, 403, 403, 403, 401, 401, 403, 403] as const),
];
const LEAVING = { words: WORDS, email: 'lea@example.org', password: 'a wise owl', over_15: true };

export const classCalls: Part = {
  modules: [classes, roster, signIn, leaving],
  rows: [
    [classes.listClasses, MEMBERS],
    [
      classes.createClass,
      [401, 403, 403, 403, 403, 200, 200, 200, 403, 401, 401, 403, 403],
      {},
      FIELDS,
    ],
    [classes.readClass, TEACHERS, ID],
    [classes.updateClass, onceThen(409), ID, { ...FIELDS, joining_open: false, revision: 1 }],
    [classes.renewClassCode, TEACHERS, ID],
    [classes.archiveClass, TEACHERS, ID],
    [classes.restoreClass, TEACHERS, ID],
    [classes.deleteClass, onceThen(404), ID, { name: '4e B' }],
    [classes.addClassTeacher, onceThen(409), ID, ({ spare }) => ({ email: spare.user.email })],
    [classes.removeClassTeacher, onceThen(404), { ...ID, user_id: 'colleague' }],

    [roster.addClassAccounts, TEACHERS, ID, { names: ['Zoé'] }],
    [roster.renameClassMember, TEACHERS, MEMBER, { name: 'Zoé' }],
    [roster.removeClassMember, TEACHERS, MEMBER],
    [roster.restoreClassMember, TEACHERS, MEMBER],
    [roster.renewClassWords, TEACHERS, ID, ({ ids }) => ({ member_ids: [ids.pupil] })],

    [signIn.readClassDoor, EVERYONE, CODE],
    [signIn.signInToClass, EVERYONE, CODE, { user_name: 'Léa', words: WORDS }],
    [signIn.readClassJoining, JOINING, CODE],
    [signIn.joinClass, JOINING, CODE, { name: 'Max', agreed_version: signIn.CLASS_VIEW_VERSION }],
    [signIn.listOwnClasses, MEMBERS],
    [leaving.readSchoolLeaving, leaver(200)],
    [leaving.stopLeaving, leaver(200)],
    [leaving.leaveSchool, leaver(403), {}, LEAVING],

    [signIn.leaveClass, [401, 200, 200, 403, 200, 200, 200, 200, 200, 401, 401, 200, 200], ID],
  ],
};
