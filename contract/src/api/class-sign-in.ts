import Type, { type Static } from 'typebox';
import { AuthAnswer, Name } from './accounts.ts';
import { Moment } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './errors.ts';

/** The version of the list below, to which somebody agrees who joins; a change of the list gets a new number. */
export const CLASS_VIEW_VERSION = 1;

/**
 * All that the teachers of a class see of its members (docs/product.md#joining-a-class), from the moment of joining on:
 * the name in the class; when and how they joined; completed lessons; tries and solutions of exercises and challenges
 * of the class; the program and the last check in these; wrong answers to them; the step in which they are while the
 * class works on a lesson; active minutes a day; comments of teachers and the answers.
 */
export const CLASS_VIEW = [
  'name',
  'joined',
  'lessons',
  'results',
  'programs',
  'mistakes',
  'presence',
  'minutes',
  'comments',
] as const;
export const ClassViewKey = Type.Unsafe<(typeof CLASS_VIEW)[number]>(Type.Enum([...CLASS_VIEW]));
export type ClassViewKey = Static<typeof ClassViewKey>;

/** Generous: people also type spaces and hyphens. */
const CodeParams = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });

/** The part of a class that a code shows to everybody: no roster. */
export const ClassDoor = Type.Object({
  class_name: Type.String(),
  school_year: Type.String(),
  /** The names by which its teachers are shown. */
  teachers: Type.Array(Type.String()),
  /** False for a former code, for an archived class, and where a teacher has closed joining: class accounts may sign in. */
  joining_open: Type.Boolean(),
  /** True if there is a sign-in through the school. */
  school_sign_in: Type.Boolean(),
  /** The name of that sign-in, if there is one. */
  school_name: Type.Optional(Type.String()),
});
export type ClassDoor = Static<typeof ClassDoor>;

export const readClassDoor = endpoint({
  method: 'GET',
  path: '/class-codes/:code',
  access: 'everyone',
  summary:
    'The class behind a code, or a former code, without its roster. 404 class_code_unknown; 429 after 100 wrong codes from one network.',
  params: CodeParams,
  answer: ClassDoor,
});

export const signInToClass = endpoint({
  method: 'POST',
  path: '/auth/class/:code',
  access: 'everyone',
  summary:
    'Opens a session of a class account. Words are read in any case, with any separator and without accents. 401 invalid_class_credentials, 404 class_code_unknown.',
  params: CodeParams,
  body: Type.Object({
    user_name: Type.String({ minLength: 1, maxLength: 80 }),
    words: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  answer: AuthAnswer,
});

/** The facts that somebody is shown before joining. */
export const ClassJoining = Type.Object({
  class_name: Type.String(),
  school_year: Type.String(),
  teachers: Type.Array(Type.String()),
  /** The name that is proposed for the teacher's list: the first name and an initial. */
  name: Type.String(),
  /** All that the teachers will see. */
  sees: Type.Array(ClassViewKey),
  version: Type.Integer(),
});
export type ClassJoining = Static<typeof ClassJoining>;

/** A class of the caller, as its members see it. */
export const OwnClass = Type.Object({
  id: Type.String(),
  class_name: Type.String(),
  school_year: Type.String(),
  teachers: Type.Array(Type.String()),
  /** The caller's name in the teacher's list. */
  name: Type.String(),
  joined_at: Moment,
  archived: Type.Boolean(),
  sees: Type.Array(ClassViewKey),
});
export type OwnClass = Static<typeof OwnClass>;

export const readClassJoining = endpoint({
  method: 'GET',
  path: '/class-codes/:code/joining',
  access: 'member',
  summary:
    'What the teachers of a class will see of somebody who joins it. 404 class_code_unknown, 403 teaches_this_class, 409 already_member, joining_closed, class_full.',
  params: CodeParams,
  answer: ClassJoining,
});

export const joinClass = endpoint({
  method: 'POST',
  path: '/class-codes/:code/members',
  access: 'member',
  summary:
    'Joins a class, having agreed to what its teachers see. 409 class_view_changed for another version; otherwise as before joining.',
  params: CodeParams,
  body: Type.Object({ name: Name, agreed_version: Type.Integer() }),
  answer: OwnClass,
});

export const listOwnClasses = endpoint({
  method: 'GET',
  path: '/user/classes',
  access: 'member',
  summary: 'The classes that the caller is a member of, the latest first.',
  answer: Type.Array(OwnClass),
});

export const leaveClass = endpoint({
  method: 'DELETE',
  path: '/user/classes/:id',
  access: 'member',
  summary:
    'Leaves a class; its teachers no longer see the caller. 403 closed_by_class for the home of a class account; left already, nothing changes.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  answer: Done,
});
