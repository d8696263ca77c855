import Type, { type Static } from 'typebox';
import { countQuery, listQuery, Moment, Total } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { School, ShownAs, TeacherState } from './teachers.ts';

/** Limit of the reason that is given with a refusal, in characters. */
export const DECLINE_REASON_MAX_LENGTH = 500;

const AdminTeacherState = Type.Union([
  Type.Literal('asked'),
  Type.Literal('declined'),
  Type.Literal('granted'),
]);

/** A teacher, or somebody who has asked to become one. */
export const AdminTeacher = Type.Object({
  user_id: Type.String(),
  /** The name and the address of the account. */
  name: Type.String(),
  email: Type.String(),
  state: AdminTeacherState,
  shown_as: Type.String(),
  school: Type.String(),
  /** An official address or a link; null once the capability is granted. */
  proof: Type.Union([Type.String(), Type.Null()]),
  /** The time of the request, or of the grant. */
  at: Moment,
  decline_reason: Type.Union([Type.String(), Type.Null()]),
  /** The number of classes that are not archived. */
  classes: Type.Integer(),
});
export type AdminTeacher = Static<typeof AdminTeacher>;

const FILTERS = { state: Type.Optional(AdminTeacherState) };
export const ADMIN_TEACHER_SORTS = ['at', 'name', 'school'] as const;
const AdminTeachersQuery = listQuery(ADMIN_TEACHER_SORTS, FILTERS);
export type AdminTeachersQuery = Static<typeof AdminTeachersQuery>;

export const listAdminTeachers = endpoint({
  method: 'GET',
  path: '/admin/teachers',
  access: 'admin',
  summary: 'Requests and teachers, the latest first; `q` looks at names, addresses and schools.',
  query: AdminTeachersQuery,
  answer: Type.Array(AdminTeacher),
});

export const countAdminTeachers = endpoint({
  method: 'GET',
  path: '/admin/teacher-count',
  access: 'admin',
  summary: 'How many requests and teachers there are for these filters.',
  query: countQuery(FILTERS),
  answer: Total,
});

const UserParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const readUserTeacher = endpoint({
  method: 'GET',
  path: '/admin/users/:id/teacher',
  access: 'admin',
  summary: 'Whether an account has the capability of a teacher, and its request if there is one.',
  params: UserParams,
  answer: TeacherState,
});

export const setUserTeacher = endpoint({
  method: 'PUT',
  path: '/admin/users/:id/teacher',
  access: 'admin',
  summary:
    'Grants the capability of a teacher with the fields of the request, or with those given here; or withdraws it, or declines the request with a reason. Withdrawn, it ends at once, and the classes stay. The person is mailed. 409 class_account, 422 teacher_fields_missing without a request and without fields.',
  params: UserParams,
  body: Type.Object({
    teacher: Type.Boolean(),
    shown_as: Type.Optional(ShownAs),
    school: Type.Optional(School),
    reason: Type.Optional(Type.String({ maxLength: DECLINE_REASON_MAX_LENGTH })),
  }),
  answer: TeacherState,
});
