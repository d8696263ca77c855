import Type, { type Static } from 'typebox';
import { formatNumber, formatPercent } from '../text/format.ts';
import type { Course } from './courses.ts';
import { endpoint } from './endpoint.ts';
import { DAILY_GOAL_MINUTES } from './experience.ts';
import { Bilingual, type Language } from './language.ts';

/** Measured answers from which on they replace a goal of the whole site. */
export const ANSWERS_NEEDED = 50;
/** Ratings of a course from which on their average replaces the goal. */
export const RATINGS_NEEDED = 5;
/** The rating that we aim at for every course, shown as a goal until it is measured. */
export const COURSE_RATING_GOAL = 4.8;
/** Best rating there is. */
export const MAX_STARS = 5;

/** The number of people who answered, and of those who say yes. */
export type Share = { answers: number; agreeing: number };

/** All ratings of a course, or of all courses, and the sum of their stars. */
export type RatingTotal = { ratings: number; stars: number };

/** The figures from which the claims are computed. */
export type Evidence = {
  courses: readonly Pick<Course, 'lessons'>[];
  /** Members who are satisfied with Codivia. */
  satisfied: Share;
  /** Members who have managed what they wanted to. */
  managed: Share;
  /** The ratings of all courses. */
  ratings: RatingTotal;
};

/**
 * A claim in figures on our pages. A counted claim is shown in full once the count reaches it, and as the actual count
 * before (docs/product.md#claims). A goal is shown in full, marked as a goal, until enough answers have been measured.
 * There is no third kind: a fact that the code guarantees needs no claim.
 */
export type Claim =
  | {
      kind: 'counted';
      specified: Bilingual;
      reached_at: number;
      count: (evidence: Evidence) => number;
      /** Writes a count below; as a plain number when unset. */
      written?: (count: number) => Bilingual;
    }
  | {
      kind: 'goal';
      specified: Bilingual;
      goal: number;
      /** Undefined below ANSWERS_NEEDED; a goal without this is never measured. */
      measured?: (evidence: Evidence) => number | undefined;
      written?: (value: number) => Bilingual;
    };

function same(text: string): Bilingual {
  return { fr: text, en: text };
}

function inBoth(write: (language: Language) => string): Bilingual {
  return { fr: write('fr'), en: write('en') };
}

function percent(share: number): Bilingual {
  return inBoth((language) => formatPercent(share, language));
}

/** A rating as it is written: `4.8`, `4,8`. */
export function writtenRating(average: number): Bilingual {
  return inBoth((language) => formatNumber(average, language, { maximumFractionDigits: 1 }));
}

function days(count: number): Bilingual {
  return inBoth((language) =>
    formatNumber(count, language, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
  );
}

function lessonsOf({ courses }: Evidence) {
  return courses.flatMap(({ lessons }) => lessons);
}

function shareOf({ answers, agreeing }: Share): number | undefined {
  return answers < ANSWERS_NEEDED ? undefined : agreeing / answers;
}

/** Days that a course takes on average, at DAILY_GOAL_MINUTES a day. */
function courseDays(evidence: Evidence): number {
  const minutes = lessonsOf(evidence).reduce((sum, lesson) => sum + lesson.duration_minutes, 0);
  const courses = evidence.courses.filter(({ lessons }) => lessons.length > 0).length;
  return Math.max(1, Math.round(minutes / Math.max(1, courses) / DAILY_GOAL_MINUTES));
}

/** Every claim in figures that our pages make about Codivia, with their full texts. */
export const CLAIMS = {
  lessons: {
    kind: 'counted',
    specified: { fr: '50+', en: '50+' },
    reached_at: 50,
    count: (evidence) => lessonsOf(evidence).length,
  },
  exercises: {
    kind: 'counted',
    specified: { fr: '200+', en: '200+' },
    reached_at: 200,
    count: (evidence) => lessonsOf(evidence).reduce((sum, one) => sum + one.exercise_count, 0),
  },
  premium_courses: {
    kind: 'counted',
    specified: { fr: '50+', en: '50+' },
    reached_at: 50,
    count: ({ courses }) =>
      courses.filter(({ lessons }) => lessons.some(({ is_premium }) => is_premium)).length,
  },
  course_time: {
    kind: 'counted',
    specified: { fr: '4 à 6 semaines', en: '4 to 6 weeks' },
    reached_at: 4 * 7,
    count: courseDays,
    written: days,
  },
  satisfaction: {
    kind: 'goal',
    specified: { fr: '95\u00a0%', en: '95%' },
    goal: 0.95,
    measured: ({ satisfied }) => shareOf(satisfied),
    written: percent,
  },
  success: {
    kind: 'goal',
    specified: { fr: '98\u00a0%', en: '98%' },
    goal: 0.98,
    measured: ({ managed }) => shareOf(managed),
    written: percent,
  },
  stars: {
    kind: 'goal',
    specified: { fr: '5', en: '5' },
    goal: MAX_STARS,
    measured: ({ ratings }) =>
      ratings.ratings < ANSWERS_NEEDED ? undefined : ratings.stars / ratings.ratings,
    written: writtenRating,
  },
  support: { kind: 'goal', specified: { fr: '24/7', en: '24/7' }, goal: 24 * 7 },
  daily: { kind: 'goal', specified: { fr: '15\u00a0min', en: '15 min' }, goal: 15 },
} as const satisfies Record<string, Claim>;

export type ClaimName = keyof typeof CLAIMS;

/** `goal`: it has to be marked as one. `measured`: it comes from answers or ratings. */
export const ClaimState = Type.Union([
  Type.Literal('reached'),
  Type.Literal('counted'),
  Type.Literal('goal'),
  Type.Literal('measured'),
]);

/** A claim as it may be shown now. */
export const ShownClaim = Type.Object({
  figure: Bilingual,
  /** The figure that was counted or measured (shares from 0 to 1), or the goal. */
  value: Type.Number(),
  state: ClaimState,
});
export type ShownClaim = Static<typeof ShownClaim>;

/** A claim as the evidence allows it. */
export function shownClaim(claim: Claim, evidence: Evidence): ShownClaim {
  if (claim.kind === 'counted') {
    const value = claim.count(evidence);
    if (value >= claim.reached_at) return { figure: claim.specified, value, state: 'reached' };
    const { written = (count) => inBoth((language) => formatNumber(count, language)) } = claim;
    return { figure: written(value), value, state: 'counted' };
  }
  const value = claim.measured?.(evidence);
  if (value === undefined) return { figure: claim.specified, value: claim.goal, state: 'goal' };
  const { written = (measured) => same(String(measured)) } = claim;
  return { figure: written(value), value, state: 'measured' };
}

export type ShownClaims = Record<ClaimName, ShownClaim>;

/** All claims as the evidence allows them. */
export function shownClaims(evidence: Evidence): ShownClaims {
  const names = Object.keys(CLAIMS) as ClaimName[];
  return Object.fromEntries(
    names.map((name) => [name, shownClaim(CLAIMS[name], evidence)]),
  ) as ShownClaims;
}

export const readClaims = endpoint({
  method: 'GET',
  path: '/claims',
  access: 'everyone',
  summary:
    'The figures that our pages state about Codivia, as far as they are true. Sent with an ETag.',
  answer: Type.Unsafe<ShownClaims>(Type.Record(Type.String(), ShownClaim)),
});
