import { get, getOf, type LearnerCall, send } from './call.ts';
import { featureCalls } from './feature-calls.ts';

/** A free lesson that everyone in a filled database has begun. */
const LESSON = 'discovery-printing';

/** A visit of a lesson. */
const progress = (what: string, body: (round: number) => object) =>
  send(`POST /progress, ${what}`, 'POST', { path: () => '/progress', body });

/**
 * Returns all calls of a learner's pages, except signing in, whose cost is the password's hash. `newLessons` are
 * lessons that nobody has begun, one for each round; `exercise` is the path of one that everyone has tried.
 */
export function learnerCalls(newLessons: string[], exercise: string): LearnerCall[] {
  const lesson_id = (round: number) => newLessons[round] ?? '';
  return [
    get('/courses'),
    get('/courses/discovery'),
    get(`/lessons/${LESSON}`),
    get(`/user-lessons/${LESSON}?lang=fr`),
    get('/auth/me'),
    get('/users'),
    get('/progress'),
    get('/user/xp'),
    get('/user/courses'),
    get('/user/courses/in-progress'),
    get('/user/courses/discovery/lessons'),
    get('/user/lessons/completed'),
    get('/user/certificates'),
    get('/user/courses/discovery/certificate'),
    getOf('/certificates/:certificate_id', ({ certificate }) => `/certificates/${certificate}`),
    ...featureCalls(exercise),
    progress('opened', (round) => ({ lesson_id: lesson_id(round), completed: false })),
    progress('completed', (round) => ({ lesson_id: lesson_id(round), completed: true })),
    progress('completed again', () => ({ lesson_id: LESSON, completed: true })),
  ];
}

/** The most frequent calls, repeated while jobs run. */
export const EVERYDAY_CALLS: LearnerCall[] = [
  get('/auth/me'),
  get('/progress'),
  get(`/user-lessons/${LESSON}?lang=fr`),
  get('/exercise-results'),
  get('/projects'),
  progress('completed again', () => ({ lesson_id: LESSON, completed: true })),
];
