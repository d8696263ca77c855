import type { Learner } from './learners.ts';
import type { Shot } from './load.ts';

/** A learner with an access token and, when the course is complete, its certificate. */
export interface Person extends Learner {
  token: string;
  certificate: string;
}

export interface LearnerCall {
  name: string;
  /** `round` counts from 0; no person comes twice in a round. */
  shot(person: Person, round: number): Shot;
}

function get(path: string): LearnerCall {
  const shot = ({ token }: Person): Shot => ({
    method: 'GET',
    path: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { name: `GET ${path}`, shot };
}

const post = ({ token }: Person, lesson_id: string, completed: boolean): Shot => ({
  method: 'POST',
  path: '/api/progress',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ lesson_id, completed }),
});

/** A free lesson that everyone in a filled database has begun. */
const LESSON = 'discovery-printing';

/**
 * Everything a learner's pages ask for, but for signing in, whose price is the password's hash.
 * `newLessons` are lessons that nobody has begun, one for each round.
 */
export function learnerCalls(newLessons: string[]): LearnerCall[] {
  const newLesson = (round: number) => newLessons[round] ?? '';
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
    {
      name: 'GET /certificates/:certificate_id',
      shot: ({ certificate }) => ({ method: 'GET', path: `/api/certificates/${certificate}` }),
    },
    {
      name: 'POST /progress, opened',
      shot: (person, round) => post(person, newLesson(round), false),
    },
    {
      name: 'POST /progress, completed',
      shot: (person, round) => post(person, newLesson(round), true),
    },
    { name: 'POST /progress, completed again', shot: (person) => post(person, LESSON, true) },
  ];
}
