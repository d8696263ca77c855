import type { AuthAnswer, Member } from '@codivia/contract/api/accounts';
import type { Course, LessonSummary } from '@codivia/contract/api/courses';
import type { LearningPath } from '@codivia/contract/api/learning-paths';
import type { Project } from '@codivia/contract/api/projects';
import type { Subscription } from '@codivia/contract/api/subscriptions';
import type { PythonExercise } from '@codivia/contract/exercises/learner';
import { signIn } from '../lib/session.ts';

/** An invented member. */
export function member(changes: Partial<Member> = {}): Member {
  return {
    id: 'm1',
    name: 'Lina',
    email: 'lina@example.org',
    role: 'user',
    language: 'en',
    is_premium: false,
    plan: 'free',
    created_at: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}

/** Returns the server's answer to signing in. */
export function authAnswer(changes: Partial<Member> = {}): AuthAnswer {
  return {
    access_token: 'access-1',
    refresh_token: 'refresh-1',
    expires_in: 900,
    user: member(changes),
  };
}

/** Signs an invented member in, in this browser. */
export function signInAs(changes: Partial<Member> = {}): void {
  signIn(authAnswer(changes));
}

/** An invented lesson. */
export function lesson(changes: Partial<LessonSummary> = {}): LessonSummary {
  return {
    id: 'discovery-hello',
    course_id: 'discovery',
    title: 'First words',
    title_fr: 'Premiers mots',
    order_index: 0,
    duration_minutes: 15,
    xp_reward: 10,
    is_premium: false,
    type: 'interactive',
    exercise_count: 2,
    ...changes,
  };
}

/** A Python exercise of an invented lesson. */
export const badgeExercise: PythonExercise = {
  kind: 'python',
  id: 'badge',
  title: 'Name badge',
  instructions: '<p>Print your name.</p>',
  starter: { 'main.py': 'print("")' },
  solution: { 'main.py': 'print("Ada")' },
  check: 'run()',
  hints: ['<p>One</p>', '<p>Two</p>'],
  feedback: {},
};

/** An invented course. */
export function course(changes: Partial<Course> = {}): Course {
  return {
    id: 'discovery',
    title: 'Discovery',
    title_fr: 'Découverte',
    description: '<p>Your <em>first</em> steps.</p>',
    description_fr: '<p>Tes <em>premiers</em> pas.</p>',
    icon: 'Code',
    color: '#00735c',
    difficulty: 'beginner',
    duration_hours: 3,
    age: 13,
    path: '',
    requires: [],
    rating: null,
    featured: false,
    lessons: [lesson()],
    ...changes,
  };
}

/** Returns the subscription of a member who has never been premium, as the server sends it. */
export function subscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    state: 'free',
    subscription_status: 'none',
    subscription_end_date: null,
    premium_source: null,
    renews: false,
    ends: [],
    payment_failed: false,
    trial_available: true,
    portal_available: false,
    ...changes,
  };
}

/** Returns a running monthly subscription, as the server sends it. */
export function running(changes: Partial<Subscription> = {}): Subscription {
  return subscription({
    state: 'premium',
    subscription_status: 'active',
    subscription_end_date: '2026-12-20T12:00:00.000Z',
    premium_source: 'subscription',
    renews: true,
    trial_available: false,
    portal_available: true,
    ...changes,
  });
}

/** An invented Python project as the account keeps it: its revision, and the text of its one file. */
export function project(revision: number, text: string): Project {
  return {
    id: 'p1',
    name: 'Snake',
    kind: 'python',
    revision,
    files: { 'main.py': text },
    assets: [],
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
  };
}

/** An invented path with two courses. */
export function learningPath(changes: Partial<LearningPath> = {}): LearningPath {
  const lessons = ['games-one', 'games-two'].map((id) => lesson({ id, course_id: 'games' }));
  const games = { id: 'games', title: 'Game making', title_fr: 'Créer des jeux', lessons };
  return {
    id: 'games',
    title: { en: 'Games', fr: 'Jeux' },
    promise: { en: 'You make games.', fr: 'Tu crées des jeux.' },
    for_whom: { en: 'For players.', fr: 'Pour qui aime jouer.' },
    color: '#3f7410',
    skills: [{ en: 'Drawing', fr: 'Dessin' }],
    courses: [course(), course(games)],
    hours: 9.5,
    ...changes,
  };
}
