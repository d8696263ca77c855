import Type, { type Static } from 'typebox';
import {
  countQuery,
  FlagFilter,
  listQuery,
  Moment,
  MomentOrNull,
  Person,
  Total,
} from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { Language } from './language.ts';

/** The licence of a class, as an administrator has set it. */
export const AdminLicence = Type.Object({
  seats: Type.Integer(),
  until: Moment,
  granted_at: Moment,
  note: Type.String(),
});
export type AdminLicence = Static<typeof AdminLicence>;

/** A class in the panel: who teaches it and how many learn in it, without the names of pupils. */
export const AdminClass = Type.Object({
  id: Type.String(),
  name: Type.String(),
  school_year: Type.String(),
  language: Language,
  created_at: Moment,
  archived_at: MomentOrNull,
  delete_after: MomentOrNull,
  teachers: Type.Array(
    Type.Object({ ...Person.properties, shown_as: Type.String(), school: Type.String() }),
  ),
  members: Type.Integer(),
  /** Those of the members who have no account of their own. */
  class_accounts: Type.Integer(),
  licence: Type.Union([AdminLicence, Type.Null()]),
});
export type AdminClass = Static<typeof AdminClass>;

const FILTERS = {
  /** True for classes that nobody teaches any more. */
  without_teacher: FlagFilter,
  archived: FlagFilter,
};
export const ADMIN_CLASS_SORTS = ['created_at', 'name'] as const;
const AdminClassesQuery = listQuery(ADMIN_CLASS_SORTS, FILTERS);
export type AdminClassesQuery = Static<typeof AdminClassesQuery>;

const ClassParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const listAdminClasses = endpoint({
  method: 'GET',
  path: '/admin/classes',
  access: 'admin',
  summary:
    'Classes: first those without a teacher, then the latest; `q` looks at the names of classes and schools, and at the names and addresses of teachers.',
  query: AdminClassesQuery,
  answer: Type.Array(AdminClass),
});

export const countAdminClasses = endpoint({
  method: 'GET',
  path: '/admin/class-count',
  access: 'admin',
  summary: 'How many classes there are for these filters.',
  query: countQuery(FILTERS),
  answer: Total,
});

export const readAdminClass = endpoint({
  method: 'GET',
  path: '/admin/classes/:id',
  access: 'admin',
  summary: 'One class.',
  params: ClassParams,
  answer: AdminClass,
});

export const addAdminClassTeacher = endpoint({
  method: 'POST',
  path: '/admin/classes/:id/teachers',
  access: 'admin',
  summary:
    'Gives a class a teacher, such as one whose teachers are all gone. 404 teacher_not_found, 409 teaches_already, in_this_class, too_many_teachers.',
  params: ClassParams,
  body: Type.Object({ user_id: Type.String({ format: 'uuid' }) }),
  answer: AdminClass,
});
