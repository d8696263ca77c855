import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Language } from './language.ts';
import { ProjectKind } from './projects.ts';

/** The code of conduct that mentors accept; a new text gets a new number. */
export const CONDUCT_VERSION = 1;
/** Number of days in which mentors from before a second factor was needed have to turn one on. */
export const FACTOR_DAYS = 7;
/** Number of a mentor's messages held at the same time from which they may write no more. */
export const HELD_MESSAGES_MAX = 3;
/** Hours a week that a mentor may offer. */
export const MENTOR_HOURS_MAX = 40;

/**
 * The offer of a mentor. A mentor may claim nothing without having accepted the present code of conduct and having a
 * second factor.
 */
export const MentorProfile = Type.Object({
  languages: Type.Array(Language, { maxItems: 2, uniqueItems: true }),
  subjects: Type.Array(ProjectKind, { maxItems: 3, uniqueItems: true }),
  weekly_hours: Type.Integer({ minimum: 0, maximum: MENTOR_HOURS_MAX }),
  conduct_version: Type.Union([Type.Integer(), Type.Null()]),
  conduct_accepted_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  has_second_factor: Type.Boolean(),
  /** The time until which nothing ends without a second factor; null where it is needed at once. */
  factor_due_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  /** The time since which the mentor is suspended, because of their messages; null in general. */
  suspended_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});
export type MentorProfile = Static<typeof MentorProfile>;

export const setMentorProfile = endpoint({
  method: 'PUT',
  path: '/mentoring/profile',
  access: 'member',
  summary: 'Languages, subjects and weekly hours of a mentor: 403 mentors_only for everybody else.',
  body: Type.Pick(MentorProfile, ['languages', 'subjects', 'weekly_hours']),
  answer: MentorProfile,
});

export const acceptConduct = endpoint({
  method: 'PUT',
  path: '/mentoring/conduct',
  access: 'member',
  summary:
    'Accepts the code of conduct: 409 conduct_changed when it is not the present version, 403 mentors_only.',
  body: Type.Object({ version: Type.Integer() }),
  answer: MentorProfile,
});
