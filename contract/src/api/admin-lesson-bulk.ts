import Type, { type Static } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { LESSON_FIGURES } from './admin-lessons.ts';
import { ContentProblem, Revision } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { Bilingual } from './language.ts';

/** Lessons that one request changes at most. */
export const BULK_LESSONS_MAX = 500;

/** The changes that several lessons can get at once; each is optional. */
export const BulkChange = Type.Object(
  {
    is_active: Type.Optional(Type.Boolean()),
    is_premium: Type.Optional(Type.Boolean()),
    /** Minutes to add; fewer than 0 take some away. A lesson that states no minutes is refused. */
    add_minutes: Type.Optional(
      Type.Integer({
        minimum: -LESSON_FIGURES.duration_minutes,
        maximum: LESSON_FIGURES.duration_minutes,
      }),
    ),
  },
  { minProperties: 1 },
);
export type BulkChange = Static<typeof BulkChange>;

/** A lesson that was left as it is, with all reasons. */
export const RefusedLesson = Type.Object({
  id: Type.String(),
  detail: Bilingual,
  /** Empty where `detail` is the only reason. */
  problems: Type.Array(ContentProblem),
});
export type RefusedLesson = Static<typeof RefusedLesson>;

/** A lesson, and the revision from which a change begins. */
export const LessonRevision = Type.Object({ id: Slug, revision: Revision });
export type LessonRevision = Static<typeof LessonRevision>;

export const changeLessons = endpoint({
  method: 'POST',
  path: '/admin/lesson-changes',
  access: 'admin',
  summary:
    'Changes several lessons, each by the rules of a single save and over its revision. Those that are refused are named with the reasons; the others are saved, also where nothing differs.',
  body: Type.Object({
    lessons: Type.Array(LessonRevision, { minItems: 1, maxItems: BULK_LESSONS_MAX }),
    change: BulkChange,
  }),
  answer: Type.Object({
    /** Ids of the lessons that are as requested now. */
    done: Type.Array(Type.String()),
    refused: Type.Array(RefusedLesson),
  }),
});
