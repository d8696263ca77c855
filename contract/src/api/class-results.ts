import Type, { type Static } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { Moment, MomentOrNull } from './admin-lists.ts';
import { Assignment } from './assignments.ts';
import { endpoint } from './endpoint.ts';
import { Bilingual } from './language.ts';

/** Weeks of one period at most: a school year. */
export const RESULT_WEEKS_MAX = 53;
/** Weeks of a period of which no beginning is given. */
export const RESULT_WEEKS = 12;
/** Wrong answers of an exercise that are shown. */
export const MISTAKES_SHOWN = 5;

const Id = Type.String({ format: 'uuid' });
/** A day by the calendar of the class: `2026-11-23`. */
const Day = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });
const PeriodQuery = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) });
const ClassParams = Type.Object({ id: Id });
const MemberParams = Type.Object({ id: Id, member_id: Id });

/** The outcome of an assignment for a pupil. */
export const Mark = Type.Object({
  assignment_id: Type.String(),
  done_at: MomentOrNull,
  /** False while it is not done. Nobody is late with what was due before they joined. */
  on_time: Type.Boolean(),
  /** Tries since the pupil joined; of a lesson those of all its exercises. */
  tries: Type.Integer(),
  /** It was due before the pupil joined. */
  late_joiner: Type.Boolean(),
});
export type Mark = Static<typeof Mark>;

/** A pupil's marks and weeks. */
export const PupilResults = Type.Object({
  id: Type.String(),
  name: Type.String(),
  joined_at: Moment,
  /** Those of the assignments of the period that are for the pupil, in their order. */
  marks: Type.Array(Mark),
  /** For each week of the period, since the pupil joined: active minutes, and completed lessons. */
  minutes: Type.Array(Type.Integer()),
  lessons: Type.Array(Type.Integer()),
});
export type PupilResults = Static<typeof PupilResults>;

const PERIOD = {
  time_zone: Type.String(),
  read_at: Moment,
  /** The Mondays of the weeks of the period, by the calendar of the class. */
  weeks: Type.Array(Type.String()),
  /** The assignments that were open in the period, in the order of opening. */
  assignments: Type.Array(Assignment),
};

export const ClassResults = Type.Object({ ...PERIOD, pupils: Type.Array(PupilResults) });
export type ClassResults = Static<typeof ClassResults>;

export const PupilSheet = Type.Object({
  ...PERIOD,
  class_name: Type.String(),
  pupil: PupilResults,
});
export type PupilSheet = Static<typeof PupilSheet>;

/**
 * The state of a mark: done in time or late; not done and past its due date (`missing`), still to be done (`open`), or due
 * before the pupil joined (`excused`).
 */
export type MarkState = 'in_time' | 'late' | 'missing' | 'open' | 'excused';

/** Returns how a mark stands at a moment. */
export function stateOfMark(
  { done_at, on_time, late_joiner }: Pick<Mark, 'done_at' | 'on_time' | 'late_joiner'>,
  { due_at }: { due_at: string | null },
  now: string,
): MarkState {
  if (done_at !== null) return on_time ? 'in_time' : 'late';
  if (late_joiner) return 'excused';
  return due_at !== null && due_at < now ? 'missing' : 'open';
}

/** The wrong answers that pupils of a class gave most in one exercise. */
export const ExerciseMistakes = Type.Object({
  exercise_id: Type.String(),
  /** Null once the exercise is no longer in the lesson. */
  title: Type.Union([Bilingual, Type.Null()]),
  mistakes: Type.Array(
    Type.Object({
      /** The words of the page about the answer, or the options that were chosen. */
      label: Type.String(),
      /** The number of pupils who gave it, and how often they did. */
      pupils: Type.Integer(),
      tries: Type.Integer(),
    }),
  ),
});
export type ExerciseMistakes = Static<typeof ExerciseMistakes>;

export const readClassResults = endpoint({
  method: 'GET',
  path: '/classes/:id/results',
  access: 'member',
  summary:
    'The marks of a class in what was open in a period, and its minutes and completed lessons week by week. Whole weeks, from Monday; without days the last twelve. 400 no_such_period.',
  params: ClassParams,
  query: PeriodQuery,
  answer: ClassResults,
});

export const exportClassResults = endpoint({
  method: 'POST',
  path: '/classes/:id/results/exports',
  access: 'member',
  summary: 'The same, for a file: records that it was taken out.',
  params: ClassParams,
  query: PeriodQuery,
  answer: ClassResults,
});

export const readClassMistakes = endpoint({
  method: 'GET',
  path: '/classes/:id/mistakes',
  access: 'member',
  summary: 'The five commonest wrong answers in each exercise of a lesson, without names.',
  params: ClassParams,
  query: Type.Object({ lesson_id: Slug }),
  answer: Type.Array(ExerciseMistakes),
});

export const readPupilSheet = endpoint({
  method: 'GET',
  path: '/classes/:id/members/:member_id/sheet',
  access: 'member',
  summary:
    'The results of one pupil, for a talk with the parents. The reading is recorded. 404 class_member_not_found.',
  params: MemberParams,
  query: PeriodQuery,
  answer: PupilSheet,
});
