import Type from 'typebox';
import { Slug } from '../exercises/base.ts';
import { AdminCourse } from './admin-courses.ts';
import { AdminLesson } from './admin-lessons.ts';
import { CourseParams } from './courses.ts';
import { endpoint } from './endpoint.ts';

export const copyLesson = endpoint({
  method: 'POST',
  path: '/admin/lessons/:id/copies',
  access: 'admin',
  summary:
    'A draft with the texts and exercises of a lesson, called “Copy of …”, which comes last in its course or in another one. Its exercises are proven as far as those of the lesson are. 404 for a deleted lesson, 422 content_refused for a course that is not there.',
  params: Type.Object({ id: Slug }),
  /** The course of the copy; the same one without. */
  body: Type.Object({ course_id: Type.Optional(Type.Union([Slug, Type.Null()])) }),
  answer: AdminLesson,
});

export const copyCourse = endpoint({
  method: 'POST',
  path: '/admin/courses/:id/copies',
  access: 'admin',
  summary:
    'A course that no learner sees with the texts of another one, called “Copy of …”, and with copies of its lessons as drafts. It comes last. 404 for a deleted course.',
  params: CourseParams,
  answer: AdminCourse,
});
