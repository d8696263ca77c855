import Type, { type Static } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { AuthoredExercise } from '../exercises/exercises.ts';
import { ExplorableOptions } from '../exercises/explore.ts';
import { LESSON_STATES } from './admin-lesson-reviews.ts';
import {
  ContentRefusedAnswer,
  countQuery,
  FlagFilter,
  HISTORY,
  listQuery,
  Revision,
  Total,
} from './admin-lists.ts';
import { Title } from './course-fields.ts';
import { CourseParams, Difficulty, LessonType } from './courses.ts';
import { endpoint } from './endpoint.ts';
import { Conflict, Done } from './errors.ts';
import { Bilingual } from './language.ts';

/** Maximum size of one request that saves a lesson, in bytes: a larger one is refused with 413. */
export const LESSON_MAX_BYTES = 2 * 1024 * 1024;

/** HTML with editor, exercise, quiz and video tags, or text with # headings. Sanitized when stored. */
const LessonText = Type.String();

/** The numbers of a lesson and the most each may be. They are whole, from 0 on; none is rounded. */
export const LESSON_FIGURES = {
  order_index: 100_000,
  duration_minutes: 10_000,
  xp_reward: 10_000,
} as const;
export type LessonFigure = keyof typeof LESSON_FIGURES;

export function isLessonFigure(name: LessonFigure, value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= LESSON_FIGURES[name];
}

/** The tag that represents one of them in requests and files. */
export const lessonFigure = (name: LessonFigure) =>
  Type.Integer({ minimum: 0, maximum: LESSON_FIGURES[name] });

const FIELDS = {
  /** The course to which it belongs; null for a lesson that has none yet, which no learner sees. */
  course_id: Type.Union([Slug, Type.Null()]),
  title: Title,
  /** The title in French; that of `title` when a new lesson comes without. */
  title_fr: Title,
  content: LessonText,
  content_fr: LessonText,
  order_index: lessonFigure('order_index'),
  duration_minutes: lessonFigure('duration_minutes'),
  xp_reward: lessonFigure('xp_reward'),
  type: LessonType,
  difficulty: Difficulty,
  is_premium: Type.Boolean(),
  /** False for a draft, which no learner sees. */
  is_active: Type.Boolean(),
  instructions_fr: LessonText,
  instructions_en: LessonText,
  solution_fr: LessonText,
  solution_en: LessonText,
  /** Their texts are HTML; sanitized when stored. */
  exercises: Type.Array(AuthoredExercise, { maxItems: 100 }),
};
export const LessonFields = Type.Object(FIELDS);
export type LessonFields = Static<typeof LessonFields>;

/**
 * The fields of a new lesson unless its author chooses others (docs/product.md#lesson-fields): a draft that comes last.
 */
export const NEW_LESSON: Omit<LessonFields, 'title' | 'title_fr' | 'order_index'> = {
  course_id: null,
  content: '',
  content_fr: '',
  duration_minutes: 0,
  xp_reward: 0,
  type: 'lecture',
  difficulty: 'beginner',
  is_premium: false,
  is_active: false,
  instructions_fr: '',
  instructions_en: '',
  solution_fr: '',
  solution_en: '',
  exercises: [],
};

const { content, content_fr, instructions_fr, instructions_en, ...OTHERS } = FIELDS;
const { solution_fr, solution_en, exercises, ...LISTED } = OTHERS;

/**
 * Ids of exercises that the caller has proven, as the request leaves them: the check gives every answer that their
 * authors list the expected result. The server keeps their hashes with the person and the time.
 */
export const ProvenExercises = Type.Object({
  proven_exercises: Type.Optional(Type.Array(Slug, { maxItems: 100 })),
});
export type ProvenExercises = Static<typeof ProvenExercises>;

/** A lesson in a list: without content and exercises. */
export const AdminLessonSummary = Type.Object({
  id: Type.String(),
  ...LISTED,
  exercise_count: Type.Integer(),
  /** True if exercises of the lesson are not proven: it cannot be published then. */
  to_verify: Type.Boolean(),
  ...LESSON_STATES,
  /**
   * A lesson counts as deleted if it was deleted itself; lessons of a deleted course are not listed among the deleted.
   */
  ...HISTORY,
});
export type AdminLessonSummary = Static<typeof AdminLessonSummary>;

export const AdminLesson = Type.Object({
  ...AdminLessonSummary.properties,
  ...FIELDS,
  /** Ids of the exercises that are not proven: those with code whose hash the server does not know. */
  unproven_exercises: Type.Array(Type.String()),
});
export type AdminLesson = Static<typeof AdminLesson>;

const FILTERS = {
  course_id: Type.Optional(Slug),
  /** True: only lessons that belong to no course. */
  without_course: FlagFilter,
  type: Type.Optional(LessonType),
  is_active: FlagFilter,
  is_premium: FlagFilter,
  /** True: only lessons with exercises that are not proven. */
  to_verify: FlagFilter,
  /** True: only deleted lessons. Unset or false: only those that are not. */
  deleted: FlagFilter,
};

export const LESSON_SORTS = [
  'order_index',
  'title',
  'duration_minutes',
  'xp_reward',
  'created_at',
  'edited_at',
  'deleted_at',
] as const;

export const LessonListQuery = listQuery(LESSON_SORTS, FILTERS);
export type LessonListQuery = Static<typeof LessonListQuery>;

const LessonParams = Type.Object({ id: Slug });
/** Saving: the content as the lesson's problems tell it, and the state when there is a newer one. */
const FAILURES = { 409: Conflict('lesson', AdminLesson), 422: ContentRefusedAnswer };

export const listAdminLessons = endpoint({
  method: 'GET',
  path: '/admin/lessons',
  access: 'admin',
  summary:
    'Lessons with drafts, by order_index unless told otherwise; deleted ones when asked for.',
  query: LessonListQuery,
  answer: Type.Array(AdminLessonSummary),
});

export const countAdminLessons = endpoint({
  method: 'GET',
  path: '/admin/lesson-count',
  access: 'admin',
  summary: 'How many lessons the list has in all.',
  query: countQuery(FILTERS),
  answer: Total,
});

export const readAdminLesson = endpoint({
  method: 'GET',
  path: '/admin/lessons/:id',
  access: 'admin',
  summary: 'One lesson with its content and exercises in both languages, deleted or not.',
  params: LessonParams,
  answer: AdminLesson,
});

export const createAdminLesson = endpoint({
  method: 'POST',
  path: '/admin/lessons',
  access: 'admin',
  summary:
    'A new lesson; only the title is required, the rest follows NEW_LESSON and lessonIdOf; it comes last in its course unless order_index is given. 409 lesson_id_taken, 422 content_refused with every problem, 422 exercises_unproven for an active lesson with exercises that nobody has proven, 413 beyond 2 MiB.',
  body: Type.Object({
    ...Type.Partial(LessonFields).properties,
    ...ProvenExercises.properties,
    id: Type.Optional(Slug),
    title: Title,
  }),
  answer: AdminLesson,
  failures: { 422: ContentRefusedAnswer },
});

export const updateAdminLesson = endpoint({
  method: 'PUT',
  path: '/admin/lessons/:id',
  access: 'admin',
  summary:
    'Changes the fields that are given, over a revision: 409 lesson_changed with the present state when there is a newer one, 422 content_refused with every problem, 422 exercises_unproven when is_active is true and exercises are not proven, 413 beyond 2 MiB. A lesson whose new exercises are not proven becomes a draft. Proofs alone make no revision.',
  params: LessonParams,
  body: Type.Object({
    ...Type.Partial(LessonFields).properties,
    ...ProvenExercises.properties,
    revision: Revision,
  }),
  answer: AdminLesson,
  failures: FAILURES,
});

export const previewLessonDeletion = endpoint({
  method: 'GET',
  path: '/admin/lessons/:id/deletion',
  access: 'admin',
  summary: 'How many learners have begun a lesson: they keep its XP.',
  params: LessonParams,
  answer: Type.Object({ learners: Type.Integer() }),
});

export const deleteAdminLesson = endpoint({
  method: 'DELETE',
  path: '/admin/lessons/:id',
  access: 'admin',
  summary:
    'Takes a lesson out of sight at once; it can be restored for 30 days. 404 when it is deleted already.',
  params: LessonParams,
  answer: Done,
});

export const restoreAdminLesson = endpoint({
  method: 'POST',
  path: '/admin/lessons/:id/restore',
  access: 'admin',
  summary: 'Brings a deleted lesson back. 404 when it is not deleted, 409 while its course is.',
  params: LessonParams,
  answer: AdminLesson,
});

export const reorderLessons = endpoint({
  method: 'PUT',
  path: '/admin/courses/:id/lesson-order',
  access: 'admin',
  summary:
    'Puts the lessons of a course into this order (order_index from 1), which leaves their revisions alone, with one entry in the log; the present order changes nothing. 409 order_outdated unless every lesson that is not deleted is named once.',
  params: CourseParams,
  body: Type.Object({ lesson_ids: Type.Array(Slug, { maxItems: 1000 }) }),
  answer: Type.Array(AdminLessonSummary),
});

export const checkExplorable = endpoint({
  method: 'POST',
  path: '/admin/explorable-check',
  access: 'admin',
  summary:
    'What saving would refuse in the options of an explorable in an exercise; no faults when they are right. Nothing is stored.',
  body: Type.Object({ explorable: Slug, options: ExplorableOptions }),
  answer: Type.Object({ faults: Type.Array(Bilingual) }),
});
