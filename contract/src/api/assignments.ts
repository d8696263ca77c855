import Type, { type Static, type TSchema } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { Moment, MomentOrNull, Revision } from './admin-lists.ts';
import { ClassLicence } from './classes.ts';
import { endpoint } from './endpoint.ts';
import { Conflict, Done, ErrorAnswer } from './errors.ts';
import { Bilingual } from './language.ts';

/** Assignments that one call makes at most: a plan for a term. */
export const ASSIGNMENTS_AT_ONCE = 60;
/** Assignments of one class at most. */
export const ASSIGNMENTS_MAX = 300;
/** Days for which a learner's list shows what they have done. */
export const DONE_SHOWN_DAYS = 7;
/** Days for which lessons that a licence had opened stay open after its end. */
export const LICENCE_GRACE_DAYS = 60;

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Id = Type.String({ format: 'uuid' });
const MemberIds = Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true });

/** A date and a time by the clocks of the class's time zone: `2026-12-07T08:00`. */
export const LocalTime = Type.String({
  pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d$',
});

export const AssignmentKind = Type.Union([
  Type.Literal('lesson'),
  Type.Literal('exercise'),
  Type.Literal('challenge'),
]);
export type AssignmentKind = Static<typeof AssignmentKind>;

/**
 * The thing to be done. An exercise has the id of the lesson in which it is now too; the other ids are null.
 */
const TARGET = {
  kind: AssignmentKind,
  lesson_id: orNull(Type.String()),
  exercise_id: orNull(Type.String()),
  challenge_id: orNull(Type.String()),
  /** As it is now; for exercises and for what has gone, as it was when it was assigned. */
  title: Bilingual,
};

/** One assignment of a class, for its teachers. */
export const Assignment = Type.Object({
  id: Id,
  ...TARGET,
  /** The course of the lesson; null for challenges, and for a lesson that has gone. */
  course_id: orNull(Type.String()),
  /** Learners need Premium, or the licence of the class. */
  is_premium: Type.Boolean(),
  /** No longer in the catalogue: nobody can open it. Results stay. */
  gone: Type.Boolean(),
  opens_at: Moment,
  due_at: MomentOrNull,
  /** The same moments by the clocks of the class. */
  opens_local: Type.String(),
  due_local: orNull(Type.String()),
  for_all: Type.Boolean(),
  /** Those for whom it is; empty when it is for all, also for those who join later. */
  member_ids: Type.Array(Id),
  /** Members for whom it is, those of them who have done it, and those who did so in time. */
  of: Type.Integer(),
  done: Type.Integer(),
  on_time: Type.Integer(),
  revision: Revision,
});
export type Assignment = Static<typeof Assignment>;

/** All assignments of a class, in the order of their opening. */
export const ClassAssignments = Type.Object({
  time_zone: Type.String(),
  /** Null when the class has none, or it has ended: then only free lessons can be assigned. */
  licence: orNull(ClassLicence),
  assignments: Type.Array(Assignment),
});
export type ClassAssignments = Static<typeof ClassAssignments>;

/** Opening and due date of an assignment, and the members for whom it is: all when `member_ids` is absent. */
const PLAN = {
  opens_local: LocalTime,
  due_local: Type.Optional(LocalTime),
  member_ids: Type.Optional(MemberIds),
};

export const NewAssignment = Type.Union([
  Type.Object({ kind: Type.Literal('lesson'), lesson_id: Slug, ...PLAN }),
  Type.Object({ kind: Type.Literal('exercise'), lesson_id: Slug, exercise_id: Slug, ...PLAN }),
  Type.Object({ kind: Type.Literal('challenge'), challenge_id: Slug, ...PLAN }),
]);
export type NewAssignment = Static<typeof NewAssignment>;

/**
 * The refusals of new assignments. `licence_needed`: the ids of what only a licence opens; `not_assignable`: of what is
 * not in the catalogue, or is an exercise that its lesson does not have.
 */
export const AssignmentsRefused = Type.Object({
  ...ErrorAnswer.properties,
  lesson_ids: Type.Optional(Type.Array(Type.String())),
  challenge_ids: Type.Optional(Type.Array(Type.String())),
});
export type AssignmentsRefused = Static<typeof AssignmentsRefused>;

const ClassParams = Type.Object({ id: Id });
const AssignmentParams = Type.Object({ id: Id, assignment_id: Id });

export const listAssignments = endpoint({
  method: 'GET',
  path: '/classes/:id/assignments',
  access: 'member',
  summary: 'What a class has to do, with how many have done it, for its teachers.',
  params: ClassParams,
  answer: ClassAssignments,
});

export const createAssignments = endpoint({
  method: 'POST',
  path: '/classes/:id/assignments',
  access: 'member',
  summary:
    'Assigns lessons, exercises and challenges: all of them or none. 422 licence_needed or not_assignable, with ids; 400 due_before_opening or no_such_day.',
  params: ClassParams,
  body: Type.Object({
    assignments: Type.Array(NewAssignment, { minItems: 1, maxItems: ASSIGNMENTS_AT_ONCE }),
  }),
  answer: ClassAssignments,
  failures: { 422: AssignmentsRefused },
});

export const changeAssignment = endpoint({
  method: 'PUT',
  path: '/classes/:id/assignments/:assignment_id',
  access: 'member',
  summary:
    'Changes the dates of an assignment and for whom it is. 409 assignment_changed with a newer revision; 422 licence_needed when a Premium lesson would open without one.',
  params: AssignmentParams,
  body: Type.Object({ ...PLAN, revision: Revision }),
  answer: Assignment,
  failures: { 409: Type.Partial(Conflict('assignment', Assignment)), 422: AssignmentsRefused },
});

export const removeAssignment = endpoint({
  method: 'DELETE',
  path: '/classes/:id/assignments/:assignment_id',
  access: 'member',
  summary: 'Takes an assignment back. What the pupils did stays.',
  params: AssignmentParams,
  answer: Done,
});

/** `late` is what can still be done after its due date; `coming` what opens later. */
export const ToDoState = Type.Union([
  Type.Literal('open'),
  Type.Literal('late'),
  Type.Literal('coming'),
  Type.Literal('done'),
]);
export type ToDoState = Static<typeof ToDoState>;

/** Something that a learner has to do, once, even if several of their classes ask for it. */
export const ToDo = Type.Object({
  ...TARGET,
  /** The names of the classes that ask for it. */
  classes: Type.Array(Type.String()),
  /** The earliest opening and due date of these. Null without one, or if it had passed when they joined. */
  opens_at: Moment,
  due_at: MomentOrNull,
  state: ToDoState,
  /** It needs Premium, and no licence opens it to the learner (any more). */
  locked: Type.Boolean(),
});
export type ToDo = Static<typeof ToDo>;

export const listToDo = endpoint({
  method: 'GET',
  path: '/user/assignments',
  access: 'member',
  summary:
    'What the classes of a learner ask for: late, open, coming and done in the last days, in this order and by due date.',
  answer: Type.Array(ToDo),
});
