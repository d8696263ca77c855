import Type, { type Static } from 'typebox';
import { Moment, MomentOrNull } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';

/** Limits of what a teacher enters (docs/product.md#teachers). */
export const SHOWN_AS_MAX_LENGTH = 60;
export const SCHOOL_MAX_LENGTH = 120;
export const PROOF_MAX_LENGTH = 300;

export const ShownAs = Type.String({ pattern: '\\S', maxLength: SHOWN_AS_MAX_LENGTH });
export const School = Type.String({ pattern: '\\S', maxLength: SCHOOL_MAX_LENGTH });
const Proof = Type.String({ pattern: '\\S', maxLength: PROOF_MAX_LENGTH });

/** The capability of a teacher. `shown_as` is the name that pupils read, such as “Mme Dupont”. */
export const Teacher = Type.Object({
  shown_as: Type.String(),
  school: Type.String(),
  granted_at: Moment,
});
export type Teacher = Static<typeof Teacher>;

/** A request for the capability. `proof` is an official address, or a link to the school's page. */
export const TeacherRequest = Type.Object({
  shown_as: Type.String(),
  school: Type.String(),
  proof: Type.String(),
  asked_at: Moment,
  /** Null while it waits for a decision. */
  declined_at: MomentOrNull,
  /** The administrator's words; null without a reason. */
  decline_reason: Type.Union([Type.String(), Type.Null()]),
});
export type TeacherRequest = Static<typeof TeacherRequest>;

/** The capability of an account, and its request if there is one. */
export const TeacherState = Type.Object({
  teacher: Type.Union([Teacher, Type.Null()]),
  request: Type.Union([TeacherRequest, Type.Null()]),
});
export type TeacherState = Static<typeof TeacherState>;

export const readOwnTeacher = endpoint({
  method: 'GET',
  path: '/user/teacher',
  access: 'member',
  summary: 'Whether the caller is a teacher, or has asked to become one.',
  answer: TeacherState,
});

export const askToTeach = endpoint({
  method: 'PUT',
  path: '/user/teacher-request',
  access: 'member',
  summary:
    'Asks for the capability of a teacher; asked again, it replaces the request before. 403 closed_by_class, closed_by_age, 409 already_teacher.',
  body: Type.Object({ shown_as: ShownAs, school: School, proof: Proof }),
  answer: TeacherState,
});

export const withdrawTeacherRequest = endpoint({
  method: 'DELETE',
  path: '/user/teacher-request',
  access: 'member',
  summary: "Takes back the caller's request; without one nothing changes.",
  answer: TeacherState,
});

export const updateTeacher = endpoint({
  method: 'PUT',
  path: '/user/teacher',
  access: 'member',
  summary: 'Changes the name that pupils read, and the school. 403 teachers_only.',
  body: Type.Object({ shown_as: ShownAs, school: School }),
  answer: TeacherState,
});
