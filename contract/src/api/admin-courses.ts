import Type, { type Static } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { countQuery, FlagFilter, HISTORY, listQuery, Revision, Total } from './admin-lists.ts';
import { CourseFields, CourseSummaryFields, Title } from './course-fields.ts';
import { CourseAge, CourseParams, Difficulty } from './courses.ts';
import { endpoint } from './endpoint.ts';
import { Conflict, Done } from './errors.ts';

/** Days for which a deleted item can be restored; then it is removed permanently. */
export const DAYS_UNTIL_REMOVAL = 30;

/** A course in a list: without its long texts. */
export const AdminCourseSummary = Type.Object({
  id: Type.String(),
  ...CourseSummaryFields.properties,
  age: CourseAge,
  /** Lessons that are not deleted, drafts among them. */
  lesson_count: Type.Integer(),
  /** Those of them that are active. Learners are shown no course without one. */
  active_lesson_count: Type.Integer(),
  ...HISTORY,
});
export type AdminCourseSummary = Static<typeof AdminCourseSummary>;

export const AdminCourse = Type.Object({
  ...AdminCourseSummary.properties,
  ...CourseFields.properties,
});
export type AdminCourse = Static<typeof AdminCourse>;

const FILTERS = {
  difficulty: Type.Optional(Difficulty),
  is_active: FlagFilter,
  is_premium: FlagFilter,
  featured: FlagFilter,
  /** True: only deleted courses. Unset or false: only those that are not. */
  deleted: FlagFilter,
};

export const COURSE_SORTS = [
  'order_index',
  'title',
  'difficulty',
  'duration_hours',
  'created_at',
  'edited_at',
  'deleted_at',
] as const;

export const CourseListQuery = listQuery(COURSE_SORTS, FILTERS);
export type CourseListQuery = Static<typeof CourseListQuery>;

export const listAdminCourses = endpoint({
  method: 'GET',
  path: '/admin/courses',
  access: 'admin',
  summary:
    'Courses with drafts, by order_index unless told otherwise; deleted ones when asked for.',
  query: CourseListQuery,
  answer: Type.Array(AdminCourseSummary),
});

export const countAdminCourses = endpoint({
  method: 'GET',
  path: '/admin/course-count',
  access: 'admin',
  summary: 'How many courses the list has in all.',
  query: countQuery(FILTERS),
  answer: Total,
});

export const readAdminCourse = endpoint({
  method: 'GET',
  path: '/admin/courses/:id',
  access: 'admin',
  summary: 'One course with all its texts, deleted or not.',
  params: CourseParams,
  answer: AdminCourse,
});

export const createAdminCourse = endpoint({
  method: 'POST',
  path: '/admin/courses',
  access: 'admin',
  summary:
    'A new course; title and id are required, the rest follows NEW_COURSE. 409 course_id_taken, 400 unknown_requirement or requirement_in_circle.',
  body: Type.Object({ ...Type.Partial(CourseFields).properties, id: Slug, title: Title }),
  answer: AdminCourse,
});

export const updateAdminCourse = endpoint({
  method: 'PUT',
  path: '/admin/courses/:id',
  access: 'admin',
  summary:
    'Changes the fields that are given, over a revision: 409 course_changed with the present state when there is a newer one. An id is for good. 400 unknown_requirement or requirement_in_circle.',
  params: CourseParams,
  body: Type.Object({ ...Type.Partial(CourseFields).properties, revision: Revision }),
  answer: AdminCourse,
  failures: { 409: Conflict('course', AdminCourse) },
});

/** The data that would be deleted with a course, and the data that would stay. */
export const CourseDeletion = Type.Object({
  /** Lessons that would go with it. */
  lessons: Type.Integer(),
  /** Number of learners who have begun one of its lessons; their XP stays. */
  learners: Type.Integer(),
  /** Certificates that were issued for it; they stay. */
  certificates: Type.Integer(),
});
export type CourseDeletion = Static<typeof CourseDeletion>;

export const previewCourseDeletion = endpoint({
  method: 'GET',
  path: '/admin/courses/:id/deletion',
  access: 'admin',
  summary: 'What deleting a course would concern.',
  params: CourseParams,
  answer: CourseDeletion,
});

export const deleteAdminCourse = endpoint({
  method: 'DELETE',
  path: '/admin/courses/:id',
  access: 'admin',
  summary:
    'Takes a course with its lessons out of sight at once; it can be restored for 30 days. 404 when it is deleted already.',
  params: CourseParams,
  answer: Done,
});

export const restoreAdminCourse = endpoint({
  method: 'POST',
  path: '/admin/courses/:id/restore',
  access: 'admin',
  summary: 'Brings a deleted course back with its lessons. 404 when it is not deleted.',
  params: CourseParams,
  answer: AdminCourse,
});

export const reorderCourses = endpoint({
  method: 'PUT',
  path: '/admin/course-order',
  access: 'admin',
  summary:
    'Puts all courses into this order (order_index from 1), which leaves their revisions alone; 409 order_outdated unless every course that is not deleted is named once.',
  body: Type.Object({ course_ids: Type.Array(Slug, { maxItems: 1000 }) }),
  answer: Type.Array(AdminCourseSummary),
});
