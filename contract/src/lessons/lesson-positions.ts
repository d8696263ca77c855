import Type, { type Static } from 'typebox';
import { endpoint } from '../api/endpoint.ts';
import { Slug } from '../exercises/base.ts';

/** Maximum number of steps, which no lesson reaches; it limits the stored data of a lesson. */
export const STEPS_MAX = 500;
/** The step after all others, where a lesson is completed. */
export const LAST_STEP = 'end-of-lesson';
/** Maximum number of lessons in the list: more than anybody continues with. */
export const LATEST_POSITIONS_MAX = 50;

export const StepId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]*$', maxLength: 120 });

const where = {
  step_id: StepId,
  /** Its place from 0, for when the lesson has no such step any more. */
  step_index: Type.Integer({ minimum: 0, maximum: STEPS_MAX }),
  /** Ids of the steps whose action was done. */
  done: Type.Array(StepId, { maxItems: STEPS_MAX }),
};

/** The place of a member in a lesson, since `moved_at`. */
export const LessonPosition = Type.Object({
  ...where,
  moved_at: Type.String({ format: 'date-time' }),
});
export type LessonPosition = Static<typeof LessonPosition>;

export const listLessonPositions = endpoint({
  method: 'GET',
  path: '/lesson-positions',
  access: 'member',
  summary: `When the member was last in lessons, the latest ${LATEST_POSITIONS_MAX} first.`,
  answer: Type.Array(
    Type.Object({ lesson_id: Type.String(), moved_at: LessonPosition.properties.moved_at }),
  ),
});

export const readLessonPosition = endpoint({
  method: 'GET',
  path: '/lesson-positions/:lesson_id',
  access: 'member',
  summary: 'Where the member is in a lesson; null before the first visit.',
  params: Type.Object({ lesson_id: Slug }),
  answer: Type.Union([LessonPosition, Type.Null()]),
});

export const keepLessonPosition = endpoint({
  method: 'PUT',
  path: '/lesson-positions/:lesson_id',
  access: 'member',
  summary:
    'Keeps where the member is in a lesson: of several reports the latest counts, and no step that was done is forgotten.',
  params: Type.Object({ lesson_id: Slug }),
  body: LessonPosition,
  answer: LessonPosition,
});
