import Type, { type Static } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { endpoint } from './endpoint.ts';
import { CodePlace, MESSAGE_MAX_LENGTH, SUMMARY, Thread } from './mentoring.ts';

/** Comments of teachers on one program of a pupil, in the list of their class. */
export const ClassThread = Type.Object({
  ...SUMMARY,
  pupil: Type.String(),
  /** True if the pupil wrote something that no teacher has read. */
  unread: Type.Boolean(),
});
export type ClassThread = Static<typeof ClassThread>;

const ClassId = Type.String({ format: 'uuid' });

export const listClassThreads = endpoint({
  method: 'GET',
  path: '/classes/:id/threads',
  access: 'member',
  summary:
    'Comments on programs of a class, for its teachers, the latest first: 404 class_not_found for others. They are read and continued as threads of mentoring.',
  params: Type.Object({ id: ClassId }),
  answer: Type.Array(ClassThread),
});

export const commentWork = endpoint({
  method: 'POST',
  path: '/classes/:id/members/:member_id/threads',
  access: 'member',
  summary:
    "A teacher's comment on a pupil's program in an assigned lesson, in the open thread of this exercise or a new one. What is doubtful is held. 404 class_not_found or work_not_found, 422 contact_refused.",
  params: Type.Object({ id: ClassId, member_id: Type.String({ format: 'uuid' }) }),
  body: Type.Object({
    lesson_id: Slug,
    exercise_id: Slug,
    /** The program as the teacher has it before them. */
    files: Type.Record(Type.String(), Type.String()),
    text: Type.String({ pattern: '\\S', maxLength: MESSAGE_MAX_LENGTH }),
    place: Type.Optional(CodePlace),
  }),
  answer: Thread,
});
