import Type, { type Static } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { Moment, MomentOrNull, Person, Revision } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { Bilingual } from './language.ts';

/** Days from now within which a lesson can be planned to be published. */
export const PLAN_DAYS_MAX = 366;

/** `ready` for a review by another administrator; `approved` by one. */
const REVIEW_STATES = ['ready', 'approved'] as const;
export const ReviewState = Type.Unsafe<(typeof REVIEW_STATES)[number]>(
  Type.Enum([...REVIEW_STATES]),
);
export type ReviewState = Static<typeof ReviewState>;
const ReviewStateOrNull = Type.Union([ReviewState, Type.Null()]);

/** The fields of a lesson in lists about its way to learners. */
export const LESSON_STATES = {
  /** The moment at which the draft is published by itself. */
  publish_at: MomentOrNull,
  /** True if it was to be published by itself, and could not be. */
  plan_refused: Type.Boolean(),
  review: ReviewStateOrNull,
};

const PersonOrNull = Type.Union([Person, Type.Null()]);

/** The way of a lesson to learners: the moment at which it is published, and what other administrators say. */
export const LessonReview = Type.Object({
  plan: Type.Union([
    Type.Object({
      publish_at: MomentOrNull,
      /** The person in whose name it is published; null once that account is deleted. */
      planned_by: PersonOrNull,
      /** The reason why it was not published, when its time had come. */
      refusal: Type.Union([Bilingual, Type.Null()]),
    }),
    Type.Null(),
  ]),
  review: Type.Union([
    Type.Object({
      state: ReviewState,
      asked_by: PersonOrNull,
      asked_at: Moment,
      approved_by: PersonOrNull,
      approved_at: MomentOrNull,
    }),
    Type.Null(),
  ]),
  /** True if the caller may approve it: neither who asked nor who saved it last, unless there is no one else. */
  may_approve: Type.Boolean(),
});
export type LessonReview = Static<typeof LessonReview>;

const LessonParams = Type.Object({ id: Slug });

export const readLessonReview = endpoint({
  method: 'GET',
  path: '/admin/lessons/:id/review',
  access: 'admin',
  summary: 'When a draft is published by itself, and its review.',
  params: LessonParams,
  answer: LessonReview,
});

export const reviewLesson = endpoint({
  method: 'PUT',
  path: '/admin/lessons/:id/review',
  access: 'admin',
  summary:
    'Asks for a review, approves a lesson that waits for one, or takes either back (null). `revision` is the one that was seen: 409 lesson_changed_since when there is a newer one, 409 review_not_asked, 403 own_lesson_not_approved.',
  params: LessonParams,
  body: Type.Object({ state: ReviewStateOrNull, revision: Revision }),
  answer: LessonReview,
});

export const planLesson = endpoint({
  method: 'PUT',
  path: '/admin/lessons/:id/plan',
  access: 'admin',
  summary: `Publishes a draft at a moment, ${PLAN_DAYS_MAX} days from now at most: 422 plan_in_past, 422 plan_too_late, 409 lesson_published, and every refusal of publishing it now.`,
  params: LessonParams,
  body: Type.Object({ publish_at: Moment }),
  answer: LessonReview,
});

export const cancelPlan = endpoint({
  method: 'DELETE',
  path: '/admin/lessons/:id/plan',
  access: 'admin',
  summary:
    'Takes the plan of a lesson back, or the notice that it was refused. Repeating it changes nothing.',
  params: LessonParams,
  answer: LessonReview,
});
