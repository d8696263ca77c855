import Type, { type Static } from 'typebox';
import { PreviewFile, Slug } from '../exercises/base.ts';
import { StepId } from '../lessons/lesson-positions.ts';
import { Moment, MomentOrNull } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './errors.ts';
import { Bilingual, Language } from './language.ts';
import { CheckResult } from './mentoring.ts';
import { ProjectKind } from './projects.ts';

/** Tries without a pass after which an exercise counts as stuck (docs/product.md#lesson-view). */
export const STUCK_TRIES = 5;
/** Minutes without any sign in the same step after which it counts as stuck. */
export const STUCK_MINUTES = 10;
/** Seconds without a sign of the page after which somebody counts as offline. */
export const OFFLINE_SECONDS = 35;
/** The longest pause of a class, in seconds. */
export const PAUSE_MAX_SECONDS = 300;

/** The state of somebody's work on an exercise. `tried`: wrong answers so far; `not_assigned`: others have it to do. */
export const CellState = Type.Union([
  Type.Literal('not_assigned'),
  Type.Literal('not_begun'),
  Type.Literal('working'),
  Type.Literal('tried'),
  Type.Literal('solved'),
  Type.Literal('stuck'),
]);
export type CellState = Static<typeof CellState>;

/** The facts about somebody's work on one exercise. */
export interface CellFacts {
  tries: number;
  passed: boolean;
  /** True once something was written. */
  begun: boolean;
  /** The latest sign of whoever has this exercise open, in milliseconds; null when they have not. */
  lastSign: number | null;
}

/** Tells whether a step was without a sign for so long that its reader needs help. */
export const isQuiet = (lastSign: number, now: number): boolean =>
  now - lastSign >= STUCK_MINUTES * 60_000;

/** The state of an exercise at a moment, in milliseconds (docs/product.md#lesson-view). */
export function stateOfCell({ tries, passed, begun, lastSign }: CellFacts, now: number): CellState {
  if (passed) return 'solved';
  if (tries >= STUCK_TRIES || (lastSign !== null && isQuiet(lastSign, now))) return 'stuck';
  if (tries > 0) return 'tried';
  return begun || lastSign !== null ? 'working' : 'not_begun';
}

export const LessonCell = Type.Object({
  exercise_id: Type.String(),
  state: CellState,
  tries: Type.Integer(),
});
export type LessonCell = Static<typeof LessonCell>;

/** One pupil in a lesson. `quiet`: the page is open, and nothing has come from its step for STUCK_MINUTES. */
export const LessonRow = Type.Object({
  member_id: Type.String(),
  name: Type.String(),
  online: Type.Boolean(),
  /** The open step, from 1; null when the lesson is not open. */
  step: Type.Union([Type.Integer(), Type.Null()]),
  quiet: Type.Boolean(),
  completed: Type.Boolean(),
  cells: Type.Array(LessonCell),
});
export type LessonRow = Static<typeof LessonRow>;

/** The rest of a pause, in seconds; 0 when there is none. Clocks of browsers may be wrong. */
export const ClassPause = Type.Object({ seconds: Type.Integer() });
export type ClassPause = Static<typeof ClassPause>;

/** A lesson as a whole class does it now. */
export const LessonView = Type.Object({
  class_name: Type.String(),
  lesson_id: Type.String(),
  title: Bilingual,
  steps: Type.Integer(),
  exercises: Type.Array(Type.Object({ id: Type.String(), title: Bilingual })),
  pause: ClassPause,
  rows: Type.Array(LessonRow),
});
export type LessonView = Static<typeof LessonView>;

/** The threads of comments that a pupil has not read. */
export const UnreadComments = Type.Array(Type.Object({ id: Type.String(), title: Type.String() }));
export type UnreadComments = Static<typeof UnreadComments>;

/** The code of an `end` after which a stream is to be opened again. */
export const CLASS_RESTART = 'class_restart';

const ClassParams = { id: Type.String({ format: 'uuid' }) };
const LessonParams = Type.Object({ ...ClassParams, lesson_id: Slug });

/** A lesson that a class has to do, and how many of its pupils have it open now. */
export const ClassLesson = Type.Object({
  lesson_id: Type.String(),
  title: Bilingual,
  online: Type.Integer(),
});
export type ClassLesson = Static<typeof ClassLesson>;

export const listClassLessons = endpoint({
  method: 'GET',
  path: '/classes/:id/lessons',
  access: 'member',
  summary:
    'The open lessons of a class for its teachers, the one opened last first: 404 class_not_found for others.',
  params: Type.Object(ClassParams),
  answer: Type.Array(ClassLesson),
});

export const readLessonView = endpoint({
  method: 'GET',
  path: '/classes/:id/lessons/:lesson_id',
  access: 'member',
  summary:
    'How far each pupil of a class is in an assigned lesson, for its teachers: 404 class_not_found for others, 422 not_assigned.',
  params: LessonParams,
  answer: LessonView,
});

export const streamLessonView = endpoint({
  method: 'GET',
  path: '/classes/:id/lessons/:lesson_id/stream',
  access: 'member',
  summary:
    'The same as it changes (text/event-stream): `view` with all of it, `rows` with those that have changed, `pause`, `end`.',
  params: LessonParams,
  answers: 'text/event-stream',
  answer: Type.String(),
});

export const pauseClass = endpoint({
  method: 'PUT',
  path: '/classes/:id/pause',
  access: 'member',
  summary: `Pauses the lessons of a class for at most ${PAUSE_MAX_SECONDS} seconds, or ends the pause with 0.`,
  params: Type.Object(ClassParams),
  body: Type.Object({ seconds: Type.Integer({ minimum: 0, maximum: PAUSE_MAX_SECONDS }) }),
  answer: ClassPause,
});

const Place = Type.Object({ lesson_id: Slug, step_id: StepId });

export const followClass = endpoint({
  method: 'GET',
  path: '/class-lessons/stream',
  access: 'member',
  summary:
    'The pauses of the classes of the calling pupil, and unread comments (text/event-stream: `pause`, `comments`, `end`): 403 not_in_class. Where one of them has assigned the lesson, its teachers see that it is open.',
  query: Place,
  answers: 'text/event-stream',
  answer: Type.String(),
});

export const keepClassPlace = endpoint({
  method: 'PUT',
  path: '/class-lessons/place',
  access: 'member',
  summary: 'Says which step of an assigned lesson is open; other lessons are not kept.',
  body: Place,
  answer: Done,
});

/** The work of one pupil on one exercise, as it was last kept. */
export const PupilWork = Type.Object({
  member: Type.Object({ id: Type.String(), name: Type.String() }),
  exercise: Type.Object({ id: Type.String(), title: Bilingual }),
  language: Language,
  /** Null where the answer is no program. */
  kind: Type.Union([ProjectKind, Type.Null()]),
  /** The whole program; null when nothing was written since the pupil joined. */
  files: Type.Union([Type.Record(Type.String(), Type.String()), Type.Null()]),
  /** An answer that is no program: a predicted output. */
  answer: Type.Union([Type.String(), Type.Null()]),
  /** The files that the exercise gives its program. */
  beside: Type.Array(PreviewFile),
  written_at: MomentOrNull,
  state: CellState,
  tries: Type.Integer(),
  check: Type.Union([Type.Object({ ...CheckResult.properties, at: Moment }), Type.Null()]),
  /** The open thread of comments on this exercise. */
  thread_id: Type.Union([Type.String(), Type.Null()]),
});
export type PupilWork = Static<typeof PupilWork>;

export const readPupilWork = endpoint({
  method: 'GET',
  path: '/classes/:id/members/:member_id/work/:lesson_id/:exercise_id',
  access: 'member',
  summary:
    "A pupil's program in an assigned lesson, for the teachers of the class. Each reading is recorded first. 404 class_not_found or work_not_found.",
  params: Type.Object({
    ...ClassParams,
    member_id: Type.String({ format: 'uuid' }),
    lesson_id: Slug,
    exercise_id: Slug,
  }),
  answer: PupilWork,
});
