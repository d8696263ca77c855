import type { ChallengeSummary } from '@codivia/contract/api/challenges';
import { weeklyPlan } from '@codivia/contract/api/weekly-plan';
import { mockApi } from './api.ts';
import { course, lesson, subscription } from './factories.ts';

export const LESSONS = ['a', 'b', 'c', 'd'].map((id) =>
  lesson({ id, title: `Lesson ${id}`, title_fr: `Leçon ${id}` }),
);

/** A course of four lessons, of which some are completed. */
export function begun(id: string, completed_lessons: number) {
  const progress = (completed_lessons / LESSONS.length) * 100;
  const title = { title: `Course ${id}`, title_fr: `Cours ${id}` };
  return { ...course({ id, ...title, lessons: LESSONS }), completed_lessons, progress };
}

/** A completed lesson of course one. */
export function completed(lesson_id: string, completed_at = new Date().toISOString()) {
  return { lesson_id, course_id: 'one', xp_awarded: 10, completed_at };
}

/** The challenge of an invented week. */
export const CHALLENGE: ChallengeSummary = {
  id: 'door',
  week: '2026-11-16',
  topic: 'python',
  level: 1,
  xp: 10,
  title_fr: 'La porte',
  title_en: 'The door',
  open: true,
  current: true,
};

const LONG_AGO = '2020-01-01T12:00:00.000Z';

/** The answers for a member who has made some progress; `changes` replaces answers. */
export function dashboardApi(changes: Record<string, () => unknown> = {}) {
  return mockApi({
    'GET /user/xp': () => ({ total_xp: 130, level: 2 }),
    'GET /user/courses/in-progress': () => [begun('one', 2), begun('two', 4)],
    'GET /user/lessons/completed': () => [completed('b'), completed('a', LONG_AGO)],
    'GET /user/certificates': () => [],
    'GET /user/reviews': () => ({ questions: [], answered_today: 0, next_due_on: null }),
    'GET /user/unfinished-project': () => ({ project: null }),
    'GET /user/weekly-plan': () => weeklyPlan(new Map(), '2026-11-20', null),
    'GET /user/path': () => ({ asked: true, path_id: null }),
    'GET /paths': () => [],
    'GET /solved-puzzles': () => [],
    'GET /challenges': () => [CHALLENGE],
    'GET /challenges/results': () => ({ results: [], medals: [] }),
    'GET /user/sessions': () => [],
    'GET /user/leave-school': () => ({
      asked_at: null,
      email: null,
      email_confirmed: false,
      changes_at: null,
      parent: 'not_needed',
      parent_email: null,
      deleted_after: null,
    }),
    'GET /projects': () => [],
    'GET /portfolio': () => ({ portfolio: null }),
    'GET /courses': () => [course({ id: 'three', title: 'Course three', lessons: LESSONS })],
    'GET /exercise-results': () => [
      { lesson_id: 'a', exercise_id: 'x', passed: true, tries: 1 },
      { lesson_id: 'a', exercise_id: 'y', passed: false, tries: 1 },
    ],
    'GET /stripe/subscription-status': () => subscription(),
    ...changes,
  });
}
