import { expect, test } from 'vitest';
import { ANSWERS_NEEDED, CLAIMS, type Evidence, shownClaim, shownClaims } from './claims.ts';
import type { LessonSummary } from './courses.ts';

const NOTHING = { answers: 0, agreeing: 0 };

function lessons(count: number, changes: Partial<LessonSummary> = {}): LessonSummary[] {
  return Array.from({ length: count }, () => ({
    id: 'a',
    course_id: 'c',
    title: '',
    title_fr: '',
    order_index: 1,
    xp_reward: 10,
    duration_minutes: 15,
    is_premium: true,
    type: 'interactive',
    exercise_count: 4,
    ...changes,
  }));
}

function evidence(changes: Partial<Evidence> = {}): Evidence {
  const ratings = { ratings: 0, stars: 0 };
  return { courses: [], satisfied: NOTHING, managed: NOTHING, ratings, ...changes };
}

test('what is counted is shown in full once the count reaches it, and as it is before', () => {
  const before = shownClaims(evidence({ courses: [{ lessons: lessons(49) }] }));
  expect(before.lessons).toMatchObject({ figure: { fr: '49', en: '49' }, state: 'counted' });
  expect(before.exercises).toMatchObject({ figure: { fr: '196', en: '196' }, state: 'counted' });
  expect(before.premium_courses.figure.en).toBe('1');
  const reached = shownClaims(evidence({ courses: [{ lessons: lessons(50) }] }));
  expect(reached.lessons).toEqual({
    figure: { fr: '50+', en: '50+' },
    value: 50,
    state: 'reached',
  });
  expect(reached.exercises.figure.en).toBe('200+');
  const free = { lessons: lessons(1, { is_premium: false }) };
  const many = Array.from({ length: 50 }, () => ({ lessons: lessons(1) }));
  expect(shownClaims(evidence({ courses: [free] })).premium_courses.value).toBe(0);
  expect(shownClaims(evidence({ courses: [...many, free] })).premium_courses.figure.fr).toBe('50+');
});

test('the time of a course is that of its lessons, at half an hour a day', () => {
  const short = shownClaims(evidence({ courses: [{ lessons: lessons(8) }, { lessons: [] }] }));
  expect(short.course_time.figure).toEqual({ fr: '4\u00a0jours', en: '4 days' });
  const long = shownClaims(evidence({ courses: [{ lessons: lessons(56) }] }));
  expect(long.course_time.figure).toEqual({ fr: '4 à 6 semaines', en: '4 to 6 weeks' });
});

test('a goal is shown in full until enough answers replace it', () => {
  const few = evidence({
    satisfied: { answers: ANSWERS_NEEDED - 1, agreeing: 10 },
    managed: { answers: ANSWERS_NEEDED, agreeing: 45 },
    ratings: { ratings: 60, stars: 270 },
  });
  const shown = shownClaims(few);
  expect(shown.satisfaction).toMatchObject({ figure: { en: '95%' }, state: 'goal' });
  expect(shown.success).toMatchObject({
    figure: { fr: '90\u00a0%', en: '90%' },
    state: 'measured',
  });
  expect(shown.stars).toMatchObject({ figure: { fr: '4,5', en: '4.5' }, state: 'measured' });
  expect(shown.support).toMatchObject({ figure: { en: '24/7' }, state: 'goal' });
});

test('every claim is either counted or a goal, and neither is shown as more than it is', () => {
  for (const claim of Object.values(CLAIMS)) {
    const { state, figure } = shownClaim(claim, evidence());
    expect(state).toBe(claim.kind);
    if (claim.kind === 'goal') expect(figure).toEqual(claim.specified);
    else expect(figure).not.toEqual(claim.specified);
  }
});
