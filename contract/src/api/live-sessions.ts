import Type, { type Static } from 'typebox';
import { TimeZoneQuery } from '../text/local-days.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './errors.ts';
import { Language, LanguageQuery } from './language.ts';
import { ProjectKind } from './projects.ts';

/** Limits of the fields that a host enters (docs/product.md#live-sessions). */
export const LIVE_TITLE_MAX_LENGTH = 80;
export const LIVE_DESCRIPTION_MAX_LENGTH = 600;
export const LIVE_MINUTES_MIN = 10;
export const LIVE_MINUTES_MAX = 120;
export const LIVE_SEATS_MAX = 500;
/** Number of minutes before its time from which a session can be started. */
export const LIVE_EARLY_START_MINUTES = 30;
/** Number of minutes after its planned end at which a session ends that its host has left. */
export const LIVE_OVERTIME_MINUTES = 30;
/** Number of minutes before the start at which the reminder is mailed. */
export const LIVE_REMINDER_MINUTES = 60;

export const LIVE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export const LiveLevel = Type.Union([
  Type.Literal('beginner'),
  Type.Literal('intermediate'),
  Type.Literal('advanced'),
]);
export type LiveLevel = Static<typeof LiveLevel>;

/** `scheduled`, `live` once its host has started it, `ended` with a replay, or `cancelled`. */
export const LiveState = Type.Union([
  Type.Literal('scheduled'),
  Type.Literal('live'),
  Type.Literal('ended'),
  Type.Literal('cancelled'),
]);
export type LiveState = Static<typeof LiveState>;

const Moment = Type.String({ format: 'date-time' });
const Title = Type.String({ pattern: '\\S', maxLength: LIVE_TITLE_MAX_LENGTH });
const Description = Type.String({ pattern: '\\S', maxLength: LIVE_DESCRIPTION_MAX_LENGTH });

/** The fields that a host enters: title and description in both languages, the rest as everybody sees it. */
const SCHEDULE = {
  title_fr: Title,
  title_en: Title,
  description_fr: Description,
  description_en: Description,
  /** The language that is spoken and written in the session. */
  language: Language,
  level: LiveLevel,
  kind: ProjectKind,
  starts_at: Moment,
  minutes: Type.Integer({ minimum: LIVE_MINUTES_MIN, maximum: LIVE_MINUTES_MAX }),
  seats: Type.Integer({ minimum: 1, maximum: LIVE_SEATS_MAX }),
  /** True if members of the free plan may watch the replay. */
  open_replay: Type.Boolean(),
};

export const LiveSchedule = Type.Object(SCHEDULE);
export type LiveSchedule = Static<typeof LiveSchedule>;

/** A session as everybody sees it in the calendar. */
export const LiveSession = Type.Object({
  ...SCHEDULE,
  id: Type.String(),
  state: LiveState,
  /** First name of the host; empty when the account has none or is gone. */
  host_name: Type.String(),
  seats_taken: Type.Integer(),
  started_at: Type.Union([Moment, Type.Null()]),
  ended_at: Type.Union([Moment, Type.Null()]),
});
export type LiveSession = Static<typeof LiveSession>;

/** The rights and the actions of the caller in a session. */
export const LiveOwnState = Type.Object({
  /** True if the caller's plan has live seats. */
  included: Type.Boolean(),
  seat: Type.Boolean(),
  reminder: Type.Boolean(),
  /** True if the caller may type, edit the schedule, start and end it. */
  host: Type.Boolean(),
});
export type LiveOwnState = Static<typeof LiveOwnState>;

const SessionParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const listLiveSessions = endpoint({
  method: 'GET',
  path: '/live/sessions',
  access: 'everyone',
  summary:
    'Sessions that are scheduled or live, the next first, and cancelled ones until their time is over.',
  answer: Type.Array(LiveSession),
});

export const readLiveSession = endpoint({
  method: 'GET',
  path: '/live/sessions/:id',
  access: 'everyone',
  summary: 'One session of the calendar, whatever its state.',
  params: SessionParams,
  answer: LiveSession,
});

/** Text of RFC 5545, in the language of `lang`, with times in UTC and links to the pages of the sessions. */
const Calendar = Type.String();
const CALENDAR = 'text/calendar';

export const readLiveCalendar = endpoint({
  method: 'GET',
  path: '/live/calendar.ics',
  access: 'everyone',
  summary:
    'The calendar as a file that calendar programs subscribe to: sessions that are scheduled or live, and cancelled ones until their time is over.',
  query: LanguageQuery,
  answers: CALENDAR,
  answer: Calendar,
});

export const readLiveSessionCalendar = endpoint({
  method: 'GET',
  path: '/live/sessions/:id/calendar.ics',
  access: 'everyone',
  summary: 'One session as a file for calendar programs, whatever its state.',
  params: SessionParams,
  query: LanguageQuery,
  answers: CALENDAR,
  answer: Calendar,
});

export const readOwnLiveSessions = endpoint({
  method: 'GET',
  path: '/live/own',
  access: 'member',
  summary:
    "The caller's rights, and the ids of the sessions that they have a seat in, are reminded of, or host.",
  answer: Type.Object({
    included: Type.Boolean(),
    /** True if the caller may schedule sessions: mentors who have accepted the code of conduct, and administrators. */
    may_host: Type.Boolean(),
    seats: Type.Array(Type.String()),
    reminders: Type.Array(Type.String()),
    hosted: Type.Array(Type.String()),
  }),
});

export const scheduleLiveSession = endpoint({
  method: 'POST',
  path: '/live/sessions',
  access: 'member',
  summary:
    'Schedules a session: 403 live_hosts_only, 422 live_in_the_past, 422 live_too_far_ahead beyond a year, 422 contact_refused in title or description.',
  body: LiveSchedule,
  answer: LiveSession,
});

export const changeLiveSession = endpoint({
  method: 'PUT',
  path: '/live/sessions/:id',
  access: 'member',
  summary:
    'Changes a scheduled session and mails those with a seat when its time changed: 404 for others than its host and administrators, 409 live_already_started, 409 live_cancelled, 409 live_seats_taken below the seats in use.',
  params: SessionParams,
  body: LiveSchedule,
  answer: LiveSession,
});

export const cancelLiveSession = endpoint({
  method: 'POST',
  path: '/live/sessions/:id/cancel',
  access: 'member',
  summary:
    'Cancels a scheduled session and mails those with a seat; cancelled again it stays as it is. 409 live_already_started.',
  params: SessionParams,
  answer: LiveSession,
});

export const takeLiveSeat = endpoint({
  method: 'PUT',
  path: '/live/sessions/:id/seat',
  access: 'member',
  summary:
    'Takes a seat, once, with or without a reminder mail: 403 live_premium, 409 live_full, 409 live_over, 409 live_host_needs_no_seat. Mails name times in `time_zone`.',
  params: SessionParams,
  query: TimeZoneQuery,
  body: Type.Object({ reminder: Type.Boolean() }),
  answer: LiveOwnState,
});

export const leaveLiveSeat = endpoint({
  method: 'DELETE',
  path: '/live/sessions/:id/seat',
  access: 'member',
  summary: 'Gives the seat back; without one nothing changes.',
  params: SessionParams,
  answer: Done,
});
