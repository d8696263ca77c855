import Type, { type Static } from 'typebox';
import { LessonSummary } from '../api/courses.ts';
import { endpoint } from '../api/endpoint.ts';
import { Language, LanguageQuery } from '../api/language.ts';
import { Slug } from '../exercises/base.ts';
import { Exercise } from '../exercises/exercises.ts';

/** A lesson with its content, for those who may read it. Content is HTML, or text with # headings. */
export const Lesson = Type.Object({
  ...LessonSummary.properties,
  content: Type.String(),
  content_fr: Type.String(),
  exercises: Type.Array(Exercise),
  exercises_language: Language,
  /** True for an administrator who sees a lesson that learners do not see yet. */
  draft: Type.Optional(Type.Boolean()),
  courses: Type.Object({
    id: Type.String(),
    title: Type.String(),
    title_fr: Type.String(),
    color: Type.String(),
  }),
});
export type Lesson = Static<typeof Lesson>;

/**
 * With `lang`, the content of the other language is left empty and exercises are in `lang`, each where it is written in
 * `lang`; without it, the answer has both contents, and exercises are in English.
 */
export const readUserLesson = endpoint({
  method: 'GET',
  path: '/user-lessons/:id',
  access: 'member',
  summary:
    'A lesson to take: 401 without a session, 403 when it is premium and the member is not. Administrators get drafts too.',
  params: Type.Object({ id: Slug }),
  query: LanguageQuery,
  answer: Lesson,
});

export const readLesson = endpoint({
  method: 'GET',
  path: '/lessons/:id',
  access: 'everyone',
  summary: 'What anyone may know of a lesson, its XP among it.',
  params: Type.Object({ id: Slug }),
  answer: LessonSummary,
});
