import Type, { type Static } from 'typebox';
import { AuditAction, AuditSubject } from './admin-audit.ts';
import { Moment, Person } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';

/** Weeks in the series, and happenings in the list. */
export const DASHBOARD_WEEKS = 12;
export const DASHBOARD_ACTIVITY = 20;

const Text = Type.Union([Type.String(), Type.Null()]);

/**
 * A recent event. `person` is the one who caused it, null when that is not known (any more). `sign_up`: an account was
 * made. `completion`: `person` completed the lesson `subject`. `payment`: the payment provider reported `event`.
 * `gift_card_bought` and `gift_card_used`. `edit`: an administrator did `action` to `subject`.
 */
export const Activity = Type.Object({
  kind: Type.Union([
    Type.Literal('sign_up'),
    Type.Literal('completion'),
    Type.Literal('payment'),
    Type.Literal('gift_card_bought'),
    Type.Literal('gift_card_used'),
    Type.Literal('edit'),
  ]),
  at: Moment,
  person: Type.Union([Person, Type.Null()]),
  /** Titles are null for deleted items; a user has the name as `title`. */
  subject: Type.Union([
    Type.Object({ kind: AuditSubject, id: Type.String(), title: Text, title_fr: Text }),
    Type.Null(),
  ]),
  action: Type.Union([AuditAction, Type.Null()]),
  /** Names of the fields that an edit changed; a `restore` that names some brought a version back. */
  changed: Type.Array(Type.String()),
  /** Number of courses, or lessons of the course `subject`, that a `reorder` moved at once; else 0. */
  moved: Type.Integer(),
  /** The course of the lessons that a `reorder` moved, as far as it is still there. */
  course: Type.Union([Type.Object({ title: Type.String(), title_fr: Type.String() }), Type.Null()]),
  /** The provider's name of the event, such as `invoice.paid`. */
  event: Text,
});
export type Activity = Static<typeof Activity>;

/** One week, from Monday 00:00 UTC. The last one is in progress. */
export const DashboardWeek = Type.Object({
  starts_on: Type.String({ format: 'date' }),
  sign_ups: Type.Integer(),
  /** Number of learners who have begun or completed a lesson in it. */
  active_learners: Type.Integer(),
  /** Lessons that were completed in it. */
  completions: Type.Integer(),
});
export type DashboardWeek = Static<typeof DashboardWeek>;

export const Dashboard = Type.Object({
  counters: Type.Object({
    /** Number of courses that are not deleted, drafts among them. */
    courses: Type.Integer(),
    lessons: Type.Integer(),
    users: Type.Integer(),
    /** Number of users who are premium now, by any way. */
    premium_users: Type.Integer(),
  }),
  /** The latest first. */
  activity: Type.Array(Activity, { maxItems: DASHBOARD_ACTIVITY }),
  /** The oldest first. */
  weeks: Type.Array(DashboardWeek),
});
export type Dashboard = Static<typeof Dashboard>;

export const readDashboard = endpoint({
  method: 'GET',
  path: '/admin/dashboard',
  access: 'admin',
  summary: 'Counters, what happened lately, and the last 12 weeks.',
  answer: Dashboard,
});
