import { type ShownClaims, shownClaims } from '@codivia/contract/api/claims';
import { course, lesson } from './factories.ts';

const NOBODY = { answers: 0, agreeing: 0 };

/** Returns the claims that a site with nine premium courses of six lessons each may make, before anybody was asked. */
export function claims(changes: Partial<ShownClaims> = {}): ShownClaims {
  const lessons = Array.from({ length: 6 }, () =>
    lesson({ is_premium: true, duration_minutes: 20, exercise_count: 4 }),
  );
  const courses = Array.from({ length: 9 }, () => course({ lessons }));
  const ratings = { ratings: 0, stars: 0 };
  return { ...shownClaims({ courses, satisfied: NOBODY, managed: NOBODY, ratings }), ...changes };
}
