import Type, { type Static } from 'typebox';
import { Email } from './accounts.ts';
import { Moment, MomentOrNull, Revision } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { Conflict, Done } from './errors.ts';
import { Language } from './language.ts';

/** Limits of classes (docs/product.md#classes-and-rosters). */
export const CLASS_NAME_MAX_LENGTH = 60;
/** Number of members of a class at most. */
export const CLASS_MEMBERS_MAX = 60;
export const CLASS_TEACHERS_MAX = 12;
/** Number of classes that a teacher has at most, without archived ones. */
export const TEACHER_CLASSES_MAX = 60;
/** Number of days after which an archived class is deleted, and before that the notice is mailed. */
export const CLASS_ARCHIVE_DAYS = 60;
export const CLASS_NOTICE_DAYS = 14;
/** Number of days in which a class account that a teacher removed can be taken back. */
export const PUPIL_RESTORE_DAYS = 7;

const ClassName = Type.String({ pattern: '\\S', maxLength: CLASS_NAME_MAX_LENGTH });
/** Two years, such as 2026-2027. */
const SchoolYear = Type.String({ pattern: '^20[0-9]{2}-20[0-9]{2}$' });

const FIELDS = {
  name: ClassName,
  school_year: SchoolYear,
  language: Language,
  /** The IANA name of the zone in which the teachers mean their dates. */
  time_zone: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$', maxLength: 64 }),
};

/** The licence of a class. `until` may be in the past. */
export const ClassLicence = Type.Object({ seats: Type.Integer(), until: Moment });
export type ClassLicence = Static<typeof ClassLicence>;

const Licence = Type.Union([ClassLicence, Type.Null()]);

/** A class in the list of its teachers. */
export const ClassSummary = Type.Object({
  id: Type.String(),
  name: Type.String(),
  school_year: Type.String(),
  language: Language,
  members: Type.Integer(),
  /** Assignments that have opened and are not due yet. */
  open_assignments: Type.Integer(),
  licence: Licence,
  archived_at: MomentOrNull,
  /** The moment from which an archived class is deleted. */
  delete_after: MomentOrNull,
});
export type ClassSummary = Static<typeof ClassSummary>;

export const ClassTeacher = Type.Object({
  user_id: Type.String(),
  shown_as: Type.String(),
  added_at: Moment,
});
export type ClassTeacher = Static<typeof ClassTeacher>;

export const JoinedBy = Type.Union([
  Type.Literal('list'),
  Type.Literal('code'),
  Type.Literal('school'),
]);
export type JoinedBy = Static<typeof JoinedBy>;

/**
 * Somebody who learns in the class, as its teachers see them. `personal`: an account of their own, with an address.
 * `at_home`: a class account of this class, which its teachers give new words or remove.
 */
export const ClassMember = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The name by which a class account signs in; null for personal accounts. */
  user_name: Type.Union([Type.String(), Type.Null()]),
  joined_at: Moment,
  joined_by: JoinedBy,
  /** True for those whom the licence covers. */
  has_seat: Type.Boolean(),
  personal: Type.Boolean(),
  at_home: Type.Boolean(),
  /** The moment from which a class account of this class can become a personal one; new words stop that. */
  leaving_at: MomentOrNull,
  /** Set once a teacher has removed the class account: until then it can be taken back. */
  delete_after: MomentOrNull,
});
export type ClassMember = Static<typeof ClassMember>;

/** A class as its teachers see it. */
export const SchoolClass = Type.Object({
  id: Type.String(),
  name: Type.String(),
  school_year: Type.String(),
  language: Language,
  time_zone: Type.String(),
  /** As it is shown and printed: `BCDF-GHJK`. */
  code: Type.String(),
  code_renewed: Type.Boolean(),
  /** False: nobody new may join. Class accounts sign in all the same. */
  joining_open: Type.Boolean(),
  licence: Licence,
  created_at: Moment,
  archived_at: MomentOrNull,
  delete_after: MomentOrNull,
  revision: Revision,
  teachers: Type.Array(ClassTeacher),
  /** In the order of their names; those who were removed too, until they are deleted. */
  members: Type.Array(ClassMember),
});
export type SchoolClass = Static<typeof SchoolClass>;

const ClassParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const listClasses = endpoint({
  method: 'GET',
  path: '/classes',
  access: 'member',
  summary: 'The classes that the caller teaches, archived ones last; none for everybody else.',
  answer: Type.Array(ClassSummary),
});

export const createClass = endpoint({
  method: 'POST',
  path: '/classes',
  access: 'member',
  summary:
    'Makes a class that the caller teaches. 400 unknown_time_zone, 403 teachers_only, 409 too_many_classes.',
  body: Type.Object(FIELDS),
  answer: SchoolClass,
});

export const readClass = endpoint({
  method: 'GET',
  path: '/classes/:id',
  access: 'member',
  summary:
    'A class with its roster. This and all other calls on a class: 404 class_not_found for everybody who does not teach it.',
  params: ClassParams,
  answer: SchoolClass,
});

export const updateClass = endpoint({
  method: 'PUT',
  path: '/classes/:id',
  access: 'member',
  summary:
    'Changes the fields of a class, and opens or closes joining. 409 class_changed over a newer revision, 409 class_archived, 400 unknown_time_zone.',
  params: ClassParams,
  body: Type.Object({ ...FIELDS, joining_open: Type.Boolean(), revision: Revision }),
  answer: SchoolClass,
  failures: { 409: Type.Partial(Conflict('class', SchoolClass)) },
});

export const renewClassCode = endpoint({
  method: 'POST',
  path: '/classes/:id/code',
  access: 'member',
  summary:
    'Gives a class a new code. With the code before nobody joins any more, but class accounts sign in as on their cards. 409 class_archived.',
  params: ClassParams,
  answer: SchoolClass,
});

export const archiveClass = endpoint({
  method: 'POST',
  path: '/classes/:id/archive',
  access: 'member',
  summary:
    'Archives a class: nobody joins, and it is deleted after 60 days with its class accounts. Archived again it stays as it is.',
  params: ClassParams,
  answer: SchoolClass,
});

export const restoreClass = endpoint({
  method: 'POST',
  path: '/classes/:id/restore',
  access: 'member',
  summary: 'Takes a class out of the archive. 409 too_many_classes.',
  params: ClassParams,
  answer: SchoolClass,
});

export const deleteClass = endpoint({
  method: 'DELETE',
  path: '/classes/:id',
  access: 'member',
  summary:
    'Deletes a class at once, with its class accounts; those in another class move there. 400 class_name_differs unless its name is typed.',
  params: ClassParams,
  body: Type.Object({ name: Type.String({ maxLength: 200 }) }),
  answer: Done,
});

export const addClassTeacher = endpoint({
  method: 'POST',
  path: '/classes/:id/teachers',
  access: 'member',
  summary:
    'Adds a teacher, by the address of their account, who may do all that the others may. 404 teacher_not_found for every other address, 409 teaches_already, in_this_class, too_many_teachers.',
  params: ClassParams,
  body: Type.Object({ email: Email }),
  answer: SchoolClass,
});

export const removeClassTeacher = endpoint({
  method: 'DELETE',
  path: '/classes/:id/teachers/:user_id',
  access: 'member',
  summary: 'Removes a teacher from a class, or leaves it. 409 last_teacher, 404 teacher_not_found.',
  params: Type.Object({
    id: Type.String({ format: 'uuid' }),
    user_id: Type.String({ format: 'uuid' }),
  }),
  answer: Done,
});
