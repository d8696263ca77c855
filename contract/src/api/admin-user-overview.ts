import Type, { type Static } from 'typebox';
import { Moment } from './admin-lists.ts';
import { AdminUser } from './admin-users.ts';
import { endpoint } from './endpoint.ts';
import { HelpState } from './help.ts';

/** Entries of each list of an overview at most. */
export const OVERVIEW_ROWS = 20;

const Day = Type.String({ format: 'date' });
const DayOrNull = Type.Union([Day, Type.Null()]);

/**
 * An account with what its owner has done, in figures, and what of it waits for somebody. Days are of UTC. Nothing that
 * a member writes in lessons is in it.
 */
export const UserOverview = Type.Object({
  user: AdminUser,
  figures: Type.Object({
    /** The last day with learning, and the last use of a signed-in device; null without one. */
    learned_on: DayOrNull,
    seen_on: DayOrNull,
    xp: Type.Integer(),
    started_lessons: Type.Integer(),
    completed_lessons: Type.Integer(),
    solved_exercises: Type.Integer(),
    certificates: Type.Integer(),
    projects: Type.Integer(),
  }),
  /** The courses that were begun, the latest first, with the lessons that are active now. */
  courses: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      title_fr: Type.String(),
      completed: Type.Integer(),
      lessons: Type.Integer(),
      last_on: Day,
    }),
  ),
  /** Questions to the team, the latest first. */
  questions: Type.Array(
    Type.Object({
      id: Type.String(),
      subject: Type.String(),
      state: HelpState,
      updated_at: Moment,
    }),
  ),
  /** Published projects of the member that wait for a decision or are hidden, with their open reports. */
  reported: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      waits: Type.Boolean(),
      reports: Type.Integer(),
    }),
  ),
  /** Reports of the payment provider about the member, the latest first. */
  payments: Type.Array(Type.Object({ at: Moment, event: Type.String() })),
});
export type UserOverview = Static<typeof UserOverview>;

export const readUserOverview = endpoint({
  method: 'GET',
  path: '/admin/users/:id/overview',
  access: 'admin',
  summary:
    'An account with its progress in figures, its questions, reported projects and payments.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  answer: UserOverview,
});
